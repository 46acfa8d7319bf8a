import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { nameHeadings } from './outline'

const named = (html: string) => {
  const fragment = JSDOM.fragment(html)
  const chapters = nameHeadings(fragment)
  return { chapters, ids: [...fragment.querySelectorAll('h2, h3, h4')].map(({ id }) => id) }
}

test("a heading's id comes from its text, and chapters are returned in order", () => {
  expect(named('<h2>Cách đo mức sẵn sàng</h2><p>x</p><h3>Bước một</h3><h2>Rủi ro  <em>hằng ngày</em></h2>')).toEqual({
    chapters: [
      { id: 'muc-cach-do-muc-san-sang', text: 'Cách đo mức sẵn sàng' },
      { id: 'muc-rui-ro-hang-ngay', text: 'Rủi ro hằng ngày' },
    ],
    ids: ['muc-cach-do-muc-san-sang', 'muc-buoc-mot', 'muc-rui-ro-hang-ngay'],
  })
})

test.each([
  [
    'equal headings',
    '<h2>Kết luận</h2><h3>Kết luận</h3><h2>Kết luận</h2>',
    ['muc-ket-luan', 'muc-ket-luan-2', 'muc-ket-luan-3'],
  ],
  ['a heading like the second of two equal ones', '<h2>A 2</h2><h2>A</h2><h2>A</h2>', ['muc-a-2', 'muc-a', 'muc-a-3']],
  ['Chinese headings', '<h2>企业准备</h2><h2>每天的风险</h2>', ['muc-1', 'muc-2']],
])('%s get unique ids', (_, html, ids) => {
  expect(named(html).ids).toEqual(ids)
})

test.each([
  ['below a title of the text', '<h2>a</h2><h3>b</h3><h4>c</h4><h3>d</h3>', ['b', 'd']],
  ['a heading without text', '<h2> </h2><h2>a</h2>', ['a']],
])('chapters %s', (_, html, chapters) => expect(named(html).chapters.map(({ text }) => text)).toEqual(chapters))
