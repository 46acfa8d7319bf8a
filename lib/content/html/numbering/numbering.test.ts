import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { documentOf, pasted, prepared } from '@/lib/testing/prepared-html'
import { singleSpaced } from '@/lib/domain/text'
import { growthOf, maxGrowth, sumOfDepths, workCounter } from '@/lib/testing/dom-work'
import { textOfHtml } from '../text'
import { tidy } from '../tidy'
import { joinLists, keepNumbering } from '.'
import { shownMarkers } from './counter-styles'

const word = (level: number, marker: string, text: string, extra = '') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=VI style='${extra}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const words = (level: number, markers: string) =>
  markers
    .split(' ')
    .map((marker) => word(level, marker, `nội dung ${marker}`))
    .join('\n')

const asText = (markers: string) => markers.split(' ').map((marker) => `${marker} nội dung ${marker}`)

const exported =
  '<style>ol.lst-kix_ab1-0.start{counter-reset:lst-ctn-kix_ab1-0 0}.lst-kix_ab1-0>li:before{content:"Điều " counter(lst-ctn-kix_ab1-0,decimal) ". "}.lst-kix_ab1-1 > li:before{content:"" counter(lst-ctn-kix_ab1-0,decimal) "." counter(lst-ctn-kix_ab1-1,decimal) ". "}.lst-kix_ab1-2 > li:before{content:"" counter(lst-ctn-kix_ab1-2,lower-latin) ") "}.lst-kix_cd2-0 > li:before{content:"\\0025cf   "}</style>'

const online = (level: number, pattern: string, start: number, format: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="${start}"><li data-leveltext="${pattern}" data-font="Calibri" data-listid="1" data-list-defn-props="{&quot;335552541&quot;:0,&quot;335559683&quot;:${format},&quot;469777804&quot;:&quot;${pattern}&quot;}" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">${text}</span></p></li></ol></div>`

const corpus: [program: string, what: string, html: string, shown: string[]][] = [
  [
    'Word',
    'the case of articles and clauses',
    readFileSync('lib/content/html/samples/word-numbering.html', 'utf8'),
    ['Điều 5. Phạm vi điều chỉnh', '5.1. Nghị định này'],
  ],
  ['Word', 'Vietnamese letters', words(2, 'a) b) c) d) đ) e) g) h) i) k)'), asText('a) b) c) d) đ) e) g) h) i) k)')],
  ['Word', 'Roman numerals', words(1, 'I. II. III. IV.'), asText('I. II. III. IV.')],
  ['Word', 'brackets', words(1, '(1) (2) (iv) [3]'), asText('(1) (2) (iv) [3]')],
  ['Word', 'numbers that skip and begin again', words(1, '1. 2. 5. 1. 2.'), asText('1. 2. 5. 1. 2.')],
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
    'a page saved by Word',
    'markers without an element',
    `<p class=MsoListParagraph style='text-indent:-18.0pt'><span lang=VI>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><span lang=VI>Điểm a</span></p><p class=MsoListParagraph><span lang=VI>đ)<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Điểm đ</p><p class=MsoListParagraph><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Dấu</p>`,
    ['a) Điểm a', 'đ) Điểm đ', '• Dấu'],
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
    'Outlook',
    'markers that styles spell out',
    `<ol start="1" style="list-style-type: &quot;1) &quot;;"><li style='list-style-type: "1) "'>một</li><li style='list-style-type: "2) "'>hai</li></ol><ol><li style="list-style-type: 'A) '">ba</li></ol>`,
    ['1) một', '2) hai', 'A) ba'],
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
    'falling numbers from a start',
    '<ol reversed start="10"><li>a</li><li>b</li></ol>',
    ['10. a', '9. b'],
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
    'Chinese numbers',
    '<ol style="list-style-type:cjk-ideographic" start="10"><li>总则</li><li>附则</li></ol>',
    ['十、 总则', '十一、 附则'],
  ],
  [
    'a web page',
    'a list without markers',
    '<ol style="list-style:none"><li>Điều 1. Tên</li><li>Lời</li></ol>',
    ['Điều 1. Tên', 'Lời'],
  ],
  ['a web page', 'an item without words', '<ol><li>một</li><li>&nbsp;</li><li>ba</li></ol>', ['1. một', '3. ba']],
  ['Markdown', 'numbers twice', '<ol><li>1. một</li><li>2. hai</li></ol>', ['1. một', '2. hai']],
  ['Markdown', 'one of the numbers twice', '<ol><li>một</li><li>2. hai</li></ol>', ['1. một', '2. hai']],
  ['Markdown', 'numbers in a list of bullets', '<ul><li>1. một</li><li><b>2.</b> hai</li></ul>', ['1. một', '2. hai']],
  ['Markdown', 'bullets twice', '<ul><li>• một</li><li>• hai</li></ul>', ['• một', '• hai']],
  ['Markdown', 'dashes in a list of numbers', '<ol><li>- một</li><li>- hai</li></ol>', ['1. - một', '2. - hai']],
  [
    'typed',
    'paragraphs',
    '<p>1. một</p><p>2. hai</p><p>a) ba</p><p>đ) bốn</p><p>1) năm</p><p>- sáu</p><p>+ bảy</p><p>5.1. tám</p>',
    ['1. một', '2. hai', 'a) ba', 'đ) bốn', '1) năm', '- sáu', '+ bảy', '5.1. tám'],
  ],
]

function lines(html: string): string[] {
  const body = documentOf(html).body
  for (const list of body.querySelectorAll('ul, ol')) {
    const markers = shownMarkers(list)
    for (const [i, item] of [...list.children].entries()) item.prepend(`\n${markers[i]} `)
    list.append('\n')
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, td, th')) {
    // A paragraph that an item begins with is on the line of its marker.
    if (/^\n\S+ $/.test(block.previousSibling?.textContent ?? '') && block.matches('li > p')) continue
    block.prepend('\n')
    block.append('\n')
  }
  for (const each of body.querySelectorAll('br')) each.replaceWith('\n')
  return (body.textContent ?? '').split('\n').map(singleSpaced).filter(Boolean)
}

const linesOfMarkdown = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#+ )?(?:\\?- {3})/, '• ')
        .replace(/^\s*#+ /, '')
        .replace(/[\\*_]/g, ''),
    )
    .map(singleSpaced)
    .filter(Boolean)

describe('markers are the same in every form of an article', () => {
  test.each(corpus)('%s: %s', (_, _what, html, shown) => {
    const { html: page, portable, markdown } = prepared(html)
    expect(lines(page.vi)).toEqual(shown)
    expect(lines(portable)).toEqual(shown)
    expect(lines(pasted(html))).toEqual(shown)
    // Markdown has tables in forms of its own, and a list in a list on one line.
    const ofMarkdown = /\||<table/.test(markdown) ? shown : linesOfMarkdown(markdown)
    expect(ofMarkdown.join(' ')).toBe(shown.join(' '))
  })
  test.each(corpus)('%s: %s, prepared twice is the same', (_, _what, html) => {
    expect(tidy(tidy(html))).toBe(tidy(html))
    expect(pasted(pasted(html))).toBe(pasted(html))
  })
})

describe('what is a list', () => {
  const lists: Record<string, [html: string, made: string]> = {
    'numbers with a full stop': [words(1, '1. 2.'), '<ol><li>nội dung 1.</li><li>nội dung 2.</li></ol>'],
    'letters are text': [words(1, 'đ)'), '<p>đ) nội dung đ)</p>'],
    'falling numbers': [
      '<ol reversed><li>x</li><li>y</li></ol>',
      '<ol start="2" reversed=""><li>x</li><li>y</li></ol>',
    ],
    'the style of letters': ['<ol style="list-style:upper-latin"><li>x</li></ol>', '<ol type="A"><li>x</li></ol>'],
    'text in a list of bullets': [
      '<ul><li>x<ol style="list-style-type:\'a) \'"><li>y</li></ol></li></ul>',
      '<ul><li>x<p>a) y</p></li></ul>',
    ],
    'a list of letters with bullets in it': [
      '<ul><li>a) x<ul><li>y</li></ul></li><li>b) z</li></ul>',
      '<p>a) x</p><ul><li>y</li></ul><p>b) z</p>',
    ],
    'text in a list outside of items': ['<ul>a<li>x</li>b</ul>', '<p>a</p><ul><li>xb</li></ul>'],
  }
  test.each(Object.entries(lists))('%s', (_, [html, made]) => expect(prepared(html).portable).toBe(made))
  test('footnotes of the editor are left alone', () =>
    expect(tidy('<ol data-footnotes=""><li>1. x</li></ol>')).toBe('<ol data-footnotes=""><li>1. x</li></ol>'))
  test('the editor has no letters, falling numbers or numbers below 1', () =>
    expect(
      pasted('<ol type="a"><li>x</li></ol><ol reversed><li>y</li><li>z</li></ol><ol start="0"><li>w</li></ol>'),
    ).toBe('<p>a. x</p><p>2. y</p><p>1. z</p><p>0. w</p>'))
  test('Markdown makes no lists of markers in the text', () =>
    expect(prepared('<p>1.<b> một</b></p><p>2) hai</p><p>3. ba</p><p>- bốn</p>').markdown).toBe(
      '1\\. **một**\n\n2\\) hai\n\n3\\. ba\n\n\\- bốn',
    ))
  test('the search finds markers', () => {
    const html = words(1, 'đ) Điều')
    for (const each of [html, tidy(html)]) expect(textOfHtml(each)).toContain('đ) nội dung')
  })
})

const large: [name: string, html: (size: number) => string][] = [
  ['items', (size) => `<ol type="a">${'<li>a) chữ</li>'.repeat(size)}</ol>`],
  ['lists', (size) => '<ol><li>chữ</li></ol>'.repeat(size)],
  ['headings in items', (size) => `<ol>${'<li><h3>chữ</h3></li>'.repeat(size)}</ol>`],
  ['paragraphs of Word', (size) => words(1, 'đ) '.repeat(size).trim())],
  ['nested lists', (size) => `${'<ol><li>1. '.repeat(size / 4)}chữ`],
  ['lists of Google Docs', (size) => `${exported}<ol class="lst-kix_ab1-0">${'<li>chữ</li>'.repeat(size)}</ol>`],
]

describe('the work grows with the text', () => {
  const { window } = new JSDOM('')
  const workOf = workCounter(window)
  const parser = new window.DOMParser()
  const workFor = (html: string): [number, number] => {
    const document = parser.parseFromString(html, 'text/html')
    const { body } = document
    const sheets = Array.from(document.querySelectorAll('style'), (sheet) => sheet.textContent ?? '')
    const depths = sumOfDepths(body)
    const work = () => {
      keepNumbering(body, sheets, { hasTypes: true })
      joinLists(body)
    }
    return [workOf(work), depths]
  }
  test.each(large)('of many %s', (_, html) => expect(growthOf(html, workFor)).toBeLessThan(maxGrowth))
})

test('the work is bounded, of a large style sheet', () => {
  const sheet = exported.replace('</style>', '.lst-kix_a-0{'.repeat(20_000))
  const { html } = prepared(`${sheet}</style><ol class="lst-kix_ab1-0"><li>chữ</li></ol>`)
  expect(html.vi).toContain('chữ')
})
