import { expect, test } from '@jest/globals'
import type { LegalTextWithState } from '@/lib/backend/model'
import { prepare } from '@/lib/content/preparation/prepare'
import { citedTexts, textsByKey } from '@/lib/domain/citations/resolve'
import { keysOfText } from '@/lib/domain/citations/keys'
import { articleMarkdown } from '@/lib/seo/markdown/article-markdown'
import { citedNotices, stateInWords } from '@/lib/http/i18n/legal-text-labels'
import { languages } from '@/lib/domain/languages'
import { sampleArticle, sampleLaw } from '@/lib/testing/content-fixtures'
import { withCited } from './cited-html'

const title = { vi: 'Luật Đất đai', en: 'Law on Land', zh: '土地法' }

const newer: LegalTextWithState = {
  ...sampleLaw,
  id: 'luat-31-2024-qh15',
  number: '31/2024/QH15',
  title,
  issued: '2024-01-18',
  inForceFrom: '2024-08-01',
  day: '2026-11-30',
}

const older: LegalTextWithState = {
  ...newer,
  id: 'luat-45-2013-qh13',
  number: '45/2013/QH13',
  issued: '2013-11-29',
  inForceFrom: '2014-07-01',
  expiredFrom: '2024-08-01',
  replacedBy: newer,
  state: 'replaced',
}

const amendments = ['2025-03-02', '2026-07-01', undefined, '2027-01-01'].map((inForceFrom, i) => ({
  ...{ id: '', number: `${i + 1}/${inForceFrom?.slice(0, 4)}/NĐ-CP`, kind: 'DECREE' as const, inForceFrom },
  title: { vi: 'Nghị định', en: 'Decree', zh: '议定' },
}))

const content = '<p>Luật Đất đai 2013, Luật Đất đai số 31/2024/QH15 và Nghị định 99/2024/NĐ-CP.</p>'
const page = 'http://localhost:3000/tin-tuc/bai'
const made = prepare({ content, language: 'vi', page }).article
const { citations, portable } = made
const register = [older, newer].map((text) => ({ ...text, keys: keysOfText(text) }))
const cited = {
  texts: citedTexts(
    citations.map(({ key }) => key),
    register,
  ),
  idByKey: Object.fromEntries([...textsByKey(register)].map(([key, { id }]) => [key, id])),
}

test('a feed says the same of cited texts as the page', () => {
  const address = 'http://localhost:3000/van-ban'
  expect(withCited(portable, cited, undefined, 'vi')).toBe(
    [
      '<p><strong>Bài viết dẫn Luật Đất đai số 45/2013/QH13; quy định này đã được thay thế bởi Luật Đất đai số 31/2024/QH15.</strong></p>',
      `<p><a href="${address}/luat-45-2013-qh13">Luật Đất đai 2013</a>, <a href="${address}/luat-31-2024-qh15">Luật Đất đai số 31/2024/QH15</a> và Nghị định 99/2024/NĐ-CP.</p>`,
      `<h2>Văn bản được trích dẫn</h2><ul><li><a href="${address}/luat-45-2013-qh13">Luật Đất đai số 45/2013/QH13</a> – Đã được thay thế bởi Luật Đất đai số 31/2024/QH15</li>`,
      `<li><a href="${address}/luat-31-2024-qh15">Luật Đất đai số 31/2024/QH15</a> – Còn hiệu lực</li></ul>`,
    ].join(''),
  )
})

test('without a register nothing is said, and no mark is left', () => {
  const html = withCited(portable, { texts: [], idByKey: {} }, '01-01-2020', 'vi')
  expect(html).toBe(content)
})

test('the names of texts are no markup', () => {
  const odd = { ...newer, title: { ...title, vi: '<b>"&' } }
  expect(withCited('', { texts: [odd], idByKey: {} }, undefined, 'vi')).toContain(
    '>&lt;b&gt;&quot;&amp; số 31/2024/QH15</a>',
  )
})

test('Markdown says the same', () => {
  const article = { ...sampleArticle, id: 'bai', content }
  const parts = articleMarkdown(article, made, cited.texts).split('\n\n')
  expect(parts.slice(3)).toEqual([
    '**Bài viết dẫn Luật Đất đai số 45/2013/QH13; quy định này đã được thay thế bởi Luật Đất đai số 31/2024/QH15.**',
    'Luật Đất đai 2013, Luật Đất đai số 31/2024/QH15 và Nghị định 99/2024/NĐ-CP.',
    '## Văn bản được trích dẫn',
    [
      '- [Luật Đất đai số 45/2013/QH13](http://localhost:3000/van-ban/luat-45-2013-qh13) – Đã được thay thế bởi Luật Đất đai số 31/2024/QH15',
      '- [Luật Đất đai số 31/2024/QH15](http://localhost:3000/van-ban/luat-31-2024-qh15) – Còn hiệu lực\n',
    ].join('\n'),
  ])
  expect(articleMarkdown(article, made)).not.toContain('Văn bản được trích dẫn')
})

test.each<[text: LegalTextWithState, words: string | undefined]>([
  [{ ...newer, state: 'pending' }, 'Có hiệu lực từ 01/08/2024'],
  [newer, 'Còn hiệu lực'],
  [{ ...newer, state: 'expired', expiredFrom: '2026-01-15' }, 'Hết hiệu lực từ 15/01/2026'],
  [older, 'Đã được thay thế bởi Luật Đất đai số 31/2024/QH15'],
  [{ ...newer, state: undefined }, undefined],
])('%#: the state in words', (text, words) => {
  expect(stateInWords(text, 'vi')).toBe(words)
})

test('states, names and days are written as in the language', () => {
  expect(languages.map((language) => stateInWords({ ...newer, amendedBy: amendments }, language))).toEqual([
    'Còn hiệu lực, đã được sửa đổi bởi Nghị định số 1/2025/NĐ-CP (từ ngày 02/03/2025) và Nghị định số 2/2026/NĐ-CP (từ ngày 01/07/2026)',
    'In force, amended by Decree No. 1/2025/NĐ-CP (from 2 March 2025) and Decree No. 2/2026/NĐ-CP (from 1 July 2026)',
    '现行有效，已被第1/2025/NĐ-CP号议定（自2025年3月2日起）和第2/2026/NĐ-CP号议定（自2026年7月1日起）修改',
  ])
  expect(stateInWords({ ...newer, state: 'pending' }, 'en')).toBe('In force from 1 August 2024')
  expect(stateInWords(older, 'zh')).toBe('已被《土地法》（第31/2024/QH15号）取代')
})

test.each<[text: LegalTextWithState, lawDay: string | undefined, notices: string[]]>([
  [
    newer,
    '02-03-2025',
    [
      'Bài viết dẫn Luật Đất đai số 31/2024/QH15; văn bản này đã được sửa đổi bởi Nghị định số 2/2026/NĐ-CP (từ ngày 01/07/2026).',
      'This article cites Law on Land No. 31/2024/QH15; this document has been amended by Decree No. 2/2026/NĐ-CP (from 1 July 2026).',
      '本文引用了《土地法》（第31/2024/QH15号）；该文件已被第2/2026/NĐ-CP号议定（自2026年7月1日起）修改。',
    ],
  ],
  [newer, '01-07-2026', []],
  [newer, undefined, []],
  [
    older,
    '01-01-2020',
    [
      'Bài viết dẫn Luật Đất đai số 45/2013/QH13; quy định này đã được thay thế bởi Luật Đất đai số 31/2024/QH15.',
      'This article cites Law on Land No. 45/2013/QH13; this provision has been replaced by Law on Land No. 31/2024/QH15.',
      '本文引用了《土地法》（第45/2013/QH13号）；该规定已被《土地法》（第31/2024/QH15号）取代。',
    ],
  ],
])('%#: what has become of a cited text since the law that an article describes', (text, lawDay, notices) => {
  const texts = [{ ...text, amendedBy: amendments }]
  expect(languages.flatMap((language) => citedNotices(texts, lawDay, language))).toEqual(notices)
})
