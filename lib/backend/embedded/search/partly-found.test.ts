import { expect, jest, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { startingWith, type Condition, type Requirement } from '@/lib/domain/query-understanding/requirements'
import { understand } from '@/lib/domain/query-understanding/understand'
import { queryWords } from '@/lib/domain/search'

jest.doMock('../payload', () => ({}))
jest.doMock('@payloadcms/db-sqlite', () => ({ sql: Object.assign(() => '', { raw: () => '' }) }))

/** What a title must have, as "a|b+c" for one of two, of which the second has two words. */
async function required(query: string, language: Language): Promise<string> {
  const { mostOfTitles } = await import('./missing-requirements')
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

const requirements = (query: string, language: Language) =>
  understand(query, language).widened?.required ?? queryWords(query).map((word) => [startingWith([word])])

test.each<[language: Language, query: string, counts: Record<string, number>, kept: string]>([
  // The rarest five, in their order.
  [
    'vi',
    'quán nhậu cần máy tính tiền kết nối',
    { quan: 9, nhau: 3, can: 30, may: 2, tinh: 8, tien: 9, ket: 4, noi: 5 },
    'nhau may tinh ket noi',
  ],
  // What no title and no summary has says least.
  ['vi', 'một hai ba bốn năm sáu bảy', { mot: 1, ba: 9, bon: 9, nam: 9, sau: 9, bay: 9 }, 'mot ba bon nam sau'],
  // A number names something, although titles seldom have it.
  ['vi', 'an bình lộc phúc thọ 90 1', { an: 1, binh: 2, loc: 2, phuc: 2, tho: 3 }, 'an binh loc phuc 90'],
  // An amount is somebody's own.
  [
    'vi',
    'thử việc lương thợ hàn 60 ngày',
    { thu: 3, viec: 4, luong: 2, tho: 1, han: 2, ngay: 40 },
    'thu viec luong tho han',
  ],
  // A term says more than a word that is as rare.
  [
    'vi',
    'mở công ty an bình lộc phúc thọ vượng',
    { mo: 8, cong: 8, ty: 8, thanh: 8, lap: 8, an: 8, binh: 8, loc: 8, phuc: 8, tho: 8, vuong: 8 },
    'mo+cong+ty an binh loc phuc',
  ],
  ['zh', '一二三', {}, '一二 二三'],
])('%s: of %s the rarest words are the most distinctive', async (language, query, counts, kept) => {
  const { mostDistinctive } = await import('./distinctive-requirements')
  const found = mostDistinctive(requirements(query, language), query, (word) => counts[word] ?? 0)
  expect(found.map(([typed]) => typed?.words.map(({ word }) => word).join('+')).join(' ')).toBe(kept)
})

test.each<[language: Language, query: string, missing: number[]]>([
  // Two syllables are one word.
  ['vi', 'phá sản', [0]],
  ['vi', 'phá sản nhanh', [0, 1]],
  ['vi', 'một hai ba bốn năm sáu', [0, 1, 2, 4]],
  ['en', 'land price', [0, 1]],
  ['en', 'one two three four five six', [0, 1, 2, 5]],
  ['zh', '税', [0]],
])('%s: of %s so many words may be missing: %j', async (language, query, missing) => {
  const { mayBeMissing } = await import('./missing-requirements')
  expect(mayBeMissing(requirements(query, language), language)).toEqual(missing)
})

test.each<[language: Language, query: string, known: string, choices: string[]]>([
  ['vi', 'thuế bitcoin', 'thuế', ['thuế']],
  ['vi', 'thue bitcoin', 'thue', []],
  ['vi', 'phá sản', 'sản', []],
  ['vi', 'ethereum có thuế không', 'thuế', ['thuế']],
  ['vi', 'thue dat bitcoin', 'thue dat', ['thue dat']],
  ['en', 'bitcoin tax', 'tax', ['tax']],
  ['en', 'tax on land', 'tax land', ['tax land', '1 of tax, land']],
])('%s: of %s, of which "%s" is known, a text must have %j', async (language, query, known, expected) => {
  const { choicesOf } = await import('./partly-found')
  const typed = queryWords(known).map((word) => [startingWith([word])])
  const choices = choicesOf(typed, query, language)
  const required = (each: Requirement) => each.map(({ words }) => words.map(({ word }) => word).join('+')).join('|')
  const written = (each: Condition) =>
    'of' in each ? `${each.atLeast} of ${each.of.map(required).join(', ')}` : required(each)
  expect(choices.map((each) => each.map(written).join(' '))).toEqual(expected)
})
