import { readFileSync } from 'node:fs'

const word = (level: number, marker: string, text: string, extra = '') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=VI style='${extra}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

export const words = (level: number, markers: string) =>
  markers
    .split(' ')
    .map((marker) => word(level, marker, `nội dung ${marker}`))
    .join('\n')

const asText = (markers: string) => markers.split(' ').map((marker) => `${marker} nội dung ${marker}`)

export const exported =
  '<style>ol.lst-kix_ab1-0.start{counter-reset:lst-ctn-kix_ab1-0 0}.lst-kix_ab1-0>li:before{content:"Điều " counter(lst-ctn-kix_ab1-0,decimal) ". "}.lst-kix_ab1-1 > li:before{content:"" counter(lst-ctn-kix_ab1-0,decimal) "." counter(lst-ctn-kix_ab1-1,decimal) ". "}.lst-kix_ab1-2 > li:before{content:"" counter(lst-ctn-kix_ab1-2,lower-latin) ") "}.lst-kix_cd2-0 > li:before{content:"\\0025cf   "}</style>'

const online = (level: number, pattern: string, start: number, format: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="${start}"><li data-leveltext="${pattern}" data-font="Calibri" data-listid="1" data-list-defn-props="{&quot;335552541&quot;:0,&quot;335559683&quot;:${format},&quot;469777804&quot;:&quot;${pattern}&quot;}" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">${text}</span></p></li></ol></div>`

export const corpus: [program: string, what: string, html: string, shown: string[]][] = [
  [
    'Word',
    'the case of articles and clauses',
    readFileSync('lib/content/html/samples/word-numbering.html', 'utf8'),
    ['Điều 5. Phạm vi điều chỉnh', '5.1. Nghị định này'],
  ],
  ['Word', 'Vietnamese letters', words(2, 'a) b) c) d) đ) e) g) h) i) k)'), asText('a) b) c) d) đ) e) g) h) i) k)')],
  ['Word', 'letters with full stops', words(1, 'a. b. c. d. đ. e.'), asText('a. b. c. d. đ. e.')],
  ['Word', 'Roman numerals', words(1, 'I. II. III. IV.'), asText('I. II. III. IV.')],
  ['Word', 'one Roman numeral', words(1, 'IV.'), asText('IV.')],
  ['Word', 'brackets', words(1, '(1) (2) (iv) [3]'), asText('(1) (2) (iv) [3]')],
  ['Word', 'half brackets', words(1, '1) 2) 3)'), asText('1) 2) 3)')],
  ['Word', 'slashes', words(1, '1/ 2/'), asText('1/ 2/')],
  ['Word', 'leading zeros', words(1, '01. 02.'), asText('01. 02.')],
  ['Word', 'plain numbers', words(1, '1. 2. 3.'), asText('1. 2. 3.')],
  ['Word', 'numbers that skip and begin again', words(1, '1. 2. 5. 1. 2.'), asText('1. 2. 5. 1. 2.')],
  ['Word', 'numbers of a change', words(1, '1. 1a. 1b. 2.'), asText('1. 1a. 1b. 2.')],
  ['Word', 'circled and Chinese numbers', words(1, '① 一、 第一条'), asText('① 一、 第一条')],
  [
    'Word',
    'words before the number',
    word(1, 'Chương&nbsp;I', 'Quy định chung') +
      word(2, 'Mục 1.', 'Tên') +
      word(3, 'Khoản 1.', 'Lời') +
      word(3, 'Khoản 2.', 'Lời'),
    ['Chương I Quy định chung', 'Mục 1. Tên', 'Khoản 1. Lời', 'Khoản 2. Lời'],
  ],
  [
    'Word',
    'levels',
    word(1, '1.', 'một') +
      word(2, 'a)', 'a') +
      word(2, 'đ)', 'đ') +
      word(3, '-', 'gạch') +
      word(1, '2.', 'hai') +
      word(2, '1.', 'trong'),
    ['1. một', 'a) a', 'đ) đ', '- gạch', '2. hai', '1. trong'],
  ],
  [
    'Word',
    'a list that a paragraph interrupts',
    `${words(1, '1. 2.')}<p class=MsoNormal>Giữa</p>${words(1, '3. 4.')}`,
    [...asText('1. 2.'), 'Giữa', ...asText('3. 4.')],
  ],
  ['Word', 'dashes and plus signs', words(1, '- - –') + words(2, '+ +'), [...asText('- - –'), ...asText('+ +')]],
  [
    'Word',
    'bullets of symbol fonts',
    word(1, '·', 'một', 'font-family:Symbol') +
      word(2, 'o', 'hai', 'font-family:"Courier New"') +
      word(1, 'ü', 'ba', 'font-family:Wingdings'),
    ['• một', '• hai', '• ba'],
  ],
  [
    'Word',
    'a heading',
    `<h1 style='mso-list:l0 level1 lfo1'><a name="_Toc1"></a><![if !supportLists]><span style='mso-list:Ignore'>Điều 5.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Phạm vi</h1><h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Một</h2><p>x</p>`,
    ['Điều 5. Phạm vi', '1. Một', 'x'],
  ],
  [
    'Word',
    'a column of numbers',
    `<table><tr><td>${word(1, '1.', '')}</td><td>Gạo</td></tr><tr><td>${word(1, '2.', '&nbsp;')}</td><td>Muối</td></tr></table>`,
    ['1.', 'Gạo', '2.', 'Muối'],
  ],
  [
    'Word',
    'comments of Chrome around the marker',
    "<p style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>đ)<span>&nbsp; </span></span><!--[endif]-->Điểm đ</p>",
    ['đ) Điểm đ'],
  ],
  [
    'Word',
    'a bold marker',
    "<p style='mso-list:l0 level1 lfo1'><b><span style='mso-list:Ignore'>Điều 1.<span>&nbsp;</span></span></b><b>Tên</b> và lời</p>",
    ['Điều 1. Tên và lời'],
  ],
  [
    'a page saved by Word',
    'markers without an element',
    `<p class=MsoListParagraph style='text-indent:-18.0pt'><span lang=VI>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><span lang=VI>Điểm a</span></p><p class=MsoListParagraph><span lang=VI>đ)<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Điểm đ</p><p class=MsoListParagraph><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Dấu</p>`,
    ['a) Điểm a', 'đ) Điểm đ', '• Dấu'],
  ],
  [
    'Word',
    'a list paragraph without a marker',
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">Không số</p>',
    ['Không số'],
  ],
  [
    'Word',
    'real lists in lists',
    "<ol style='margin-top:0cm' start=1 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>một</li><ol style='margin-top:0cm' start=3 type=a><li class=MsoNormal>c</li><li>d</li></ol><li>hai</li></ol>",
    ['1. một', 'c. c', 'd. d', '2. hai'],
  ],
  [
    'WPS',
    'markers',
    `<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:'Times New Roman';"><span style='mso-list:Ignore;'>(一)<span>&nbsp;</span></span></span><![endif]><font face="宋体">总则</font></p><p class="MsoNormal" style="mso-list:l0 level2 lfo1;"><![if !supportLists]><span><span style='mso-list:Ignore;'>1.<span>&nbsp;</span></span></span><![endif]><font>定义</font></p>`,
    ['(一) 总则', '1. 定义'],
  ],
  [
    'Google Docs',
    'letters',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="1"><p dir="ltr" role="presentation"><span>một</span></p></li><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="1"><p role="presentation">hai</p></li></ol></b>',
    ['a. một', 'b. hai'],
  ],
  [
    'Google Docs',
    'levels, lists directly in lists',
    '<ol><li style="list-style-type:upper-roman" aria-level="1"><p>một</p></li><ol><li style="list-style-type:decimal" aria-level="2"><p>trong</p></li></ol><li style="list-style-type:upper-roman" aria-level="1"><p>hai</p></li></ol>',
    ['I. một', '1. trong', 'II. hai'],
  ],
  [
    'Google Docs',
    'a list that goes on',
    '<ol start="4"><li style="list-style-type:decimal"><p>bốn</p></li></ol>',
    ['4. bốn'],
  ],
  [
    'an export of Google Docs',
    'counters of its style sheet',
    `${exported}<ol class="c3 lst-kix_ab1-0 start" start="1"><li class="c1">Phạm vi</li></ol><ol class="lst-kix_ab1-1 start" start="1"><li>một</li><li>hai</li></ol><ol class="lst-kix_ab1-2 start" start="1"><li>a</li></ol><ol class="lst-kix_ab1-1" start="3"><li>ba</li></ol><ol class="lst-kix_ab1-0" start="2"><li>Đối tượng</li></ol><ol class="lst-kix_ab1-1 start" start="1"><li>bốn</li></ol><ul class="lst-kix_cd2-0 start"><li>dấu</li></ul>`,
    ['Điều 1. Phạm vi', '1.1. một', '1.2. hai', 'a) a', '1.3. ba', 'Điều 2. Đối tượng', '2.1. bốn', '• dấu'],
  ],
  [
    'Word on the web',
    'patterns of levels',
    online(1, 'Điều %1.', 1, 0, 'Phạm vi') +
      online(2, '%1.%2.', 1, 0, 'một') +
      online(2, '%1.%2.', 2, 0, 'hai') +
      online(3, '%3)', 3, 4, 'c') +
      online(1, 'Điều %1.', 2, 0, 'Đối tượng') +
      online(2, '%1.%2.', 1, 0, 'ba'),
    ['Điều 1. Phạm vi', '1.1. một', '1.2. hai', 'c) c', 'Điều 2. Đối tượng', '2.1. ba'],
  ],
  [
    'Word on the web',
    'plain numbers, each in a list',
    online(1, '%1.', 1, 0, 'một') + online(1, '%1.', 2, 0, 'hai'),
    ['1. một', '2. hai'],
  ],
  [
    'Outlook',
    'markers that styles spell out',
    `<ol start="1" style="list-style-type: &quot;1) &quot;;"><li style='list-style-type: "1) "'>một</li><li style='list-style-type: "2) "'>hai</li></ol><ol><li style="list-style-type: 'A) '">ba</li></ol>`,
    ['1) một', '2) hai', 'A) ba'],
  ],
  [
    'LibreOffice',
    'letters and a start',
    '<ol type="a"><li><p>một</p></li><li><p>hai</p></li></ol><ol start="3"><li><p>ba</p></li></ol>',
    ['a. một', 'b. hai', '3. ba'],
  ],
  [
    'LibreOffice',
    'numbered headings',
    '<ol><li><h1 class="western">Mở đầu</h1></li></ol><p>x</p><ol start="2"><li><h1 class="western">Kết luận</h1></li></ol><p>y</p>',
    ['1. Mở đầu', 'x', '2. Kết luận', 'y'],
  ],
  ['a web page', 'a value', '<ol><li>một</li><li value="5">năm</li><li>sáu</li></ol>', ['1. một', '5. năm', '6. sáu']],
  [
    'a web page',
    'falling numbers',
    '<ol reversed><li>ba</li><li>hai</li><li>một</li></ol>',
    ['3. ba', '2. hai', '1. một'],
  ],
  [
    'a web page',
    'falling numbers from a start',
    '<ol reversed start="10"><li>a</li><li>b</li></ol>',
    ['10. a', '9. b'],
  ],
  [
    'a web page',
    'Roman numerals from a start',
    '<ol type="I" start="4"><li>bốn</li><li>năm</li></ol>',
    ['IV. bốn', 'V. năm'],
  ],
  ['a web page', 'letters after z', '<ol type="a" start="26"><li>z</li><li>aa</li></ol>', ['z. z', 'aa. aa']],
  [
    'a web page',
    'counters in styles',
    '<ol style="counter-reset: list-item 4"><li>năm</li><li style="counter-increment: list-item 2">bảy</li><li style="counter-set:list-item 20">hai mươi</li></ol>',
    ['5. năm', '7. bảy', '20. hai mươi'],
  ],
  [
    'a web page',
    'leading zeros and Greek',
    '<ol style="list-style: decimal-leading-zero"><li>một</li></ol><ol style="list-style-type:lower-greek"><li>một</li></ol>',
    ['01. một', 'α. một'],
  ],
  [
    'a web page',
    'Chinese numbers',
    '<ol style="list-style-type:cjk-ideographic" start="10"><li>总则</li><li>附则</li></ol>',
    ['十、 总则', '十一、 附则'],
  ],
  [
    'a web page',
    'numbers of a list that is called unordered',
    '<ul style="list-style-type:decimal"><li>một</li><li>hai</li></ul>',
    ['1. một', '2. hai'],
  ],
  [
    'a web page',
    'a list without markers',
    '<ol style="list-style:none"><li>Điều 1. Tên</li><li>Lời</li></ol>',
    ['Điều 1. Tên', 'Lời'],
  ],
  ['a web page', 'an item without words', '<ol><li>một</li><li>&nbsp;</li><li>ba</li></ol>', ['1. một', '3. ba']],
  [
    'a web page',
    'an item that consists of a list',
    '<ol><li><ol><li>trong</li></ol></li><li>hai</li></ol>',
    ['1.', '1. trong', '2. hai'],
  ],
  ['Markdown', 'numbers twice', '<ol><li>1. một</li><li>2. hai</li></ol>', ['1. một', '2. hai']],
  ['Markdown', 'numbers twice from a start', '<ol start="5"><li>5. năm</li><li>6. sáu</li></ol>', ['5. năm', '6. sáu']],
  ['Markdown', 'one of the numbers twice', '<ol><li>một</li><li>2. hai</li></ol>', ['1. một', '2. hai']],
  [
    'Markdown',
    'other numbers than those of the list',
    '<ol><li><p>5. năm</p></li></ol><p>x</p><ol><li><p>6. sáu</p></li></ol>',
    ['5. năm', 'x', '6. sáu'],
  ],
  [
    'Markdown',
    'letters in a list of numbers',
    '<ol><li>d) một</li><li>đ) hai</li><li>e) ba</li></ol>',
    ['d) một', 'đ) hai', 'e) ba'],
  ],
  ['Markdown', 'clauses in a list of bullets', '<ul><li>5.1. một</li><li>5.2. hai</li></ul>', ['5.1. một', '5.2. hai']],
  ['Markdown', 'numbers in a list of bullets', '<ul><li>1. một</li><li><b>2.</b> hai</li></ul>', ['1. một', '2. hai']],
  ['Markdown', 'bullets twice', '<ul><li>• một</li><li>• hai</li></ul>', ['• một', '• hai']],
  [
    'Markdown',
    'titles that begin with a number',
    '<ol><li>Điều 5. Một</li><li>Điều 9. Hai</li></ol>',
    ['1. Điều 5. Một', '2. Điều 9. Hai'],
  ],
  ['Markdown', 'dashes in a list of numbers', '<ol><li>- một</li><li>- hai</li></ol>', ['1. - một', '2. - hai']],
  [
    'typed',
    'paragraphs',
    '<p>1. một</p><p>2. hai</p><p>a) ba</p><p>đ) bốn</p><p>1) năm</p><p>- sáu</p><p>+ bảy</p><p>5.1. tám</p>',
    ['1. một', '2. hai', 'a) ba', 'đ) bốn', '1) năm', '- sáu', '+ bảy', '5.1. tám'],
  ],
  ['typed', 'a marker alone in its element', '<p>1.<b> một</b></p><p>2)<i> hai</i></p>', ['1. một', '2) hai']],
  [
    'a table',
    'numbers',
    '<table><tr><td>1.</td><td>1.1.</td></tr><tr><td>a)</td><td><ol start="3"><li>ba</li></ol></td></tr></table>',
    ['1.', '1.1.', 'a)', '3. ba'],
  ],
]
