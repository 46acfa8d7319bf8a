import { expect, jest, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { startingWith } from '@/lib/domain/query-understanding/requirements'
import { understand } from '@/lib/domain/query-understanding/understand'
import { queryWords } from '@/lib/domain/search'

jest.doMock('../payload', () => ({}))
jest.doMock('@payloadcms/db-sqlite', () => ({ sql: Object.assign(() => '', { raw: () => '' }) }))

/** What a title must have, as "a|b+c" for one of two, of which the second has two words. */
async function required(query: string, language: Language): Promise<string> {
  const { mostOfTitles } = await import('./partly-found')
  const typed = queryWords(query).map((word) => [startingWith([word])])
  return mostOfTitles(understand(query, language).widened?.required ?? typed, query, language)
    .map((each) => each.map(({ words }) => words.map(({ word }) => word.replace('==', '')).join('+')).join('|'))
    .join(' ')
}

test.each<[language: Language, query: string, wanted: string]>([
  // Half of the words, in any selection.
  ['vi', 'giá đất thuê tuần', 'gia|dat|thue gia|dat|tuan gia|thue|tuan dat|thue|tuan'],
  // Two words of English may be written as one.
  [
    'en',
    'land price zone',
    'land|landprice|price|pricezone land|landprice|zone|pricezone price|landprice|pricezone|zone',
  ],
  // A term that stands for everyday words is enough of a long question.
  ['vi', 'mở công ty riêng gấp', 'mo+cong+ty|thanh+lap+cong+ty|thanh+lap+doanh+nghiep'],
  // Accents count: neither is "tôi", "bao" or "mất" of a question.
  ['vi', 'tội phạm mạng', 'toi|pham toi|mang pham|mang'],
  ['vi', 'thủ tục bảo mật tin', 'bao|mat bao|tin mat|tin'],
  ['vi', 'phí bảo', ''],
  ['vi', 'là gì', ''],
])('%s: titles have most of %s', async (language, query, wanted) => {
  expect(await required(query, language)).toBe(wanted)
})
