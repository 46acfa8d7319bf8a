import { expect, test } from '@jest/globals'
import { htmlOf } from './element'
import { linkCitations } from './cited-law'
import { markCitations } from './mark-citations'
import { sanitise } from './sanitise'
import { tidy } from './tidy'

const hrefs = new Map([
  ['59/2020/qh14#LAW', '/van-ban/luat-59-2020-qh14'],
  ['13/2023/nd-cp#DECREE', '/van-ban/nghi-dinh-13-2023-nd-cp'],
  ['dat dai@2024', '/van-ban/luat-31-2024-qh15'],
])

function marked(html: string) {
  const fragment = sanitise(tidy(html))
  const citations = markCitations(fragment)
  return { html: htmlOf(fragment), keys: citations.map(({ key }) => key) }
}

const linked = (html: string) => linkCitations(marked(html).html, (key) => hrefs.get(key))

const law = (text: string) => `<a href="/van-ban/luat-59-2020-qh14">${text}</a>`
const decree = (text: string) => `<a href="/van-ban/nghi-dinh-13-2023-nd-cp">${text}</a>`

test.each<[html: string, linked?: string]>([
  ['<p>Luật số 59/2020/QH14.</p>', `<p>${law('Luật số 59/2020/QH14')}.</p>`],
  ['<p>Luật\n  số\n59/2020/QH14.</p>', `<p>${law('Luật\n  số\n59/2020/QH14')}.</p>`],
  [
    '<p>Luật số 59/2020/QH14 và Nghị định 13/2023/NĐ-CP</p>',
    `<p>${law('Luật số 59/2020/QH14')} và ${decree('Nghị định 13/2023/NĐ-CP')}</p>`,
  ],
  [
    '<p>khoản 2 Điều 5 Luật Đất đai 2024</p>',
    '<p><a href="/van-ban/luat-31-2024-qh15">khoản 2 Điều 5 Luật Đất đai 2024</a></p>',
  ],
  // Over several elements: the longest part.
  ['<p><strong>Luật</strong> số 59/2020/QH14</p>', `<p><strong>Luật</strong>${law(' số 59/2020/QH14')}</p>`],
  ['<p>Luật</p><p>số 59/2020/QH14</p>'],
  ['<p><a href="/x">Luật số 59/2020/QH14</a></p>'],
  ['<h2>Luật số 59/2020/QH14</h2>'],
  // No mark can be written by an author.
  ['<p><span data-cites="dat dai@2024">x</span></p>', '<p>x</p>'],
  ['<p>Luật số 59/2020/QH14&lt;b&gt; &amp; x</p>', `<p>${law('Luật số 59/2020/QH14')}&lt;b&gt; &amp; x</p>`],
])('%s', (html, expected = html) => {
  expect(linked(html)).toBe(expected)
})

test('an attribute is no mark', () => {
  const html = linked('<p><img src="/media/a.webp" alt=\'<span data-cites="dat dai@2024">x</span>\'></p>')
  expect(html).not.toContain('/van-ban/')
})

test('what is cited is named once, in links and headings too, and not in code', () => {
  const { keys } = marked(
    '<h2>Luật Đất đai 2024</h2><p>Luật số 59/2020/QH14, Luật 59/2020/QH14, <a href="/x">Nghị định 13/2023/NĐ-CP</a></p><pre>Nghị định 14/2023/NĐ-CP</pre>',
  )
  expect(keys).toEqual(['dat dai@2024', '59/2020/qh14#LAW', '13/2023/nd-cp#DECREE'])
})

test('an article that cites without end is bounded', () => {
  const text = Array.from({ length: 3000 }, (_, i) => `Nghị định ${i + 1}/2023/NĐ-CP`).join(', ')
  const { html, keys } = marked(`<p>${text}</p>`)
  expect(keys).toHaveLength(300)
  expect(html.match(/data-cites/g)).toHaveLength(1000)
})
