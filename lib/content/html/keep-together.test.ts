import { expect, test } from '@jest/globals'
import { htmlOf } from './element'
import { keepTogether } from './keep-together'
import { linkCitations } from './cited-law'
import { markCitations } from './mark-citations'
import { sanitise } from './sanitise'

function kept(html: string): string {
  const fragment = sanitise(html)
  markCitations(fragment)
  keepTogether(fragment)
  return linkCitations(htmlOf(fragment), () => '/x')
}

const inLink = (before: string, number: string, after = '') =>
  `<a href="/x">${before}<span class="unbroken">${number}</span>${after}</a>`

test.each([
  ['a decree', '<p>theo Nghị định 13/2023/NĐ-CP, và</p>', inLink('Nghị định ', '13/2023/NĐ-CP')],
  [
    'a joint circular',
    '<h2>Thông tư 01/2016/TTLT-BKHĐT-BTC</h2>',
    '<span class="unbroken">01/2016/TTLT-BKHĐT-BTC</span>',
  ],
  ['an article in Chinese', '<p>根据第 5 条规定</p>', '<span class="unbroken">第 5 条</span>'],
])('%s stays on one line', (_, html, shown) => {
  expect(kept(html)).toContain(shown)
})

test.each([
  ['code', '<pre>13/2023/NĐ-CP</pre>'],
  ['a date', '<p>từ 13/12/2023-14/12/2023</p>'],
])('%s stays as it is', (_, html) => {
  expect(kept(html)).not.toContain('unbroken')
})
