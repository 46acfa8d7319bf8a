import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { pasted, prepared } from '@/lib/testing/prepared-html'
import { tidy } from '../tidy'

const outline = (html: string): string[] =>
  [...JSDOM.fragment(html).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    ({ localName, innerHTML }) => `${localName} ${innerHTML}`,
  )

const bold = (text: string) =>
  `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=VI>${text}<o:p></o:p></span></b></p>`

const text = '<p class=MsoNormal>Luật này quy định về việc thành lập doanh nghiệp.</p>'

const corpus: Record<string, [html: string, outline: string[]]> = {
  'levels with gaps': ['<h1>a</h1><h3>b</h3><h6>c</h6><h3>d</h3>', ['h2 a', 'h3 b', 'h4 c', 'h3 d']],
  'headings of Word on the web': [
    '<div><p role="heading" aria-level="1">a</p></div><p role="heading" aria-level="3">b</p>',
    ['h2 a', 'h3 b'],
  ],
  'bold paragraphs': [bold('Phạm vi') + text + bold('Đối tượng') + text, ['h2 Phạm vi', 'h2 Đối tượng']],
  'numbered bold paragraphs': [
    bold('I. Mở đầu') + text + bold('1. Lý do') + text + bold('1.1. Trong nước') + text + bold('II. Kết luận') + text,
    ['h2 I. Mở đầu', 'h3 1. Lý do', 'h4 1.1. Trong nước', 'h2 II. Kết luận'],
  ],
  'the parts of a law': [
    bold('Chương I') +
      bold('QUY ĐỊNH CHUNG') +
      bold('Điều 1. Phạm vi') +
      text +
      bold('Điều 2. Đối tượng') +
      text +
      bold('Chương II') +
      bold('TỔ CHỨC') +
      bold('Mục 1. THÀNH LẬP') +
      bold('Điều 3. Hồ sơ') +
      text,
    [
      'h2 Chương I<br>QUY ĐỊNH CHUNG',
      'h3 Điều 1. Phạm vi',
      'h3 Điều 2. Đối tượng',
      'h2 Chương II<br>TỔ CHỨC',
      'h3 Mục 1. THÀNH LẬP',
      'h4 Điều 3. Hồ sơ',
    ],
  ],
  'articles of a law that are not bold': [
    `<p>Điều 1. Phạm vi điều chỉnh</p>${text}<p>Điều 2. Đối tượng áp dụng</p>${text}`,
    ['h2 Điều 1. Phạm vi điều chỉnh', 'h2 Điều 2. Đối tượng áp dụng'],
  ],
  'Chinese chapters': [
    `<p><b>第一章 总则</b></p>${text}<p><b>第二章 附则</b></p>${text}`,
    ['h2 第一章 总则', 'h2 第二章 附则'],
  ],
  'bold links': ['<p><b><a href="https://a.example">Một</a></b></p>'.concat(text).repeat(2), []],
  'one bold paragraph': [bold('Phạm vi') + text, []],
  'bold paragraphs without text': [bold('Ông A') + bold('Bà B') + bold('Ông C'), []],
  'a signature': [bold('Phạm vi') + text + bold('Nguyễn Văn A'), []],
  'a text with headings': [
    `<h2>a</h2>${bold('Phạm vi')}${text}<h2>b</h2>${bold('Đối tượng')}${text}`,
    ['h2 a', 'h2 b'],
  ],
  'a typed table of contents': [
    `<p>Điều 1. Một</p><p>Điều 2. Hai</p><p>Điều 1. Một</p>${text}<p>Điều 2. Hai</p>${text}`,
    ['h2 Điều 1. Một', 'h2 Điều 2. Hai'],
  ],
  'bold cells': [`<table><tr><td>${bold('Một')}</td></tr><tr><td>${bold('Hai')}</td></tr></table>${text}`, []],
}

describe('headings', () => {
  test.each(Object.entries(corpus))('%s', (_, [html, expected]) => {
    const made = prepared(html).portable.replace(/ id="[^"]*"/g, '')
    expect(outline(made)).toEqual(expected)
    expect(tidy(tidy(html))).toBe(tidy(html))
  })
  test.each(Object.entries(corpus))('%s, in the editor', (_, [html, expected]) => {
    expect(outline(pasted(html))).toEqual(expected)
    expect(pasted(pasted(html))).toBe(pasted(html))
  })
  test('no heading is deeper than those of HTML and of the editor', () => {
    const all = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>a</h${level}>`).join('')
    expect(outline(tidy(all))).toEqual(['h2 a', 'h3 a', 'h4 a', 'h5 a', 'h6 a', 'h6 a'])
    expect(outline(pasted(all))).toEqual(['h2 a', 'h3 a', 'h4 a', 'h5 a', 'h5 a', 'h5 a'])
  })
  test('a table of contents has the lines of a heading apart', () =>
    expect(prepared(`${bold('Chương I')}${bold('CHUNG')}${text}${bold('Chương II')}${text}`).chapters).toEqual([
      { id: 'muc-chuong-i-chung', text: 'Chương I CHUNG' },
      { id: 'muc-chuong-ii', text: 'Chương II' },
    ]))
})
