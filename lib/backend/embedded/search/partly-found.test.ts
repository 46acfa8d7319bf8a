import { expect, jest, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { startingWith, type Requirement } from '@/lib/domain/query-understanding/requirements'
import { understand } from '@/lib/domain/query-understanding/understand'
import { vocabularyOf } from '@/lib/domain/query-understanding/spelling'
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
  // A term says more than a word that is as rare.
  [
    'vi',
    'mở công ty an bình lộc phúc thọ vượng',
    { mo: 8, cong: 8, ty: 8, thanh: 8, lap: 8, an: 8, binh: 8, loc: 8, phuc: 8, tho: 8, vuong: 8 },
    'mo+cong+ty an binh loc phuc',
  ],
  ['zh', '一二三', {}, '一二 二三'],
])('%s: of %s the rarest words say most', async (language, query, counts, kept) => {
  const { mostTelling } = await import('./partly-found')
  const told = mostTelling(requirements(query, language), (word) => counts[word] ?? 0)
  expect(told.map(([typed]) => typed?.words.map(({ word }) => word).join('+')).join(' ')).toBe(kept)
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
  const { mayBeMissing } = await import('./partly-found')
  expect(mayBeMissing(requirements(query, language), language)).toEqual(missing)
})

test.each<[language: Language, query: string, known: string, choices: string[]]>([
  ['vi', 'thuế bitcoin', 'thuế', ['thuế']],
  ['vi', 'thue bitcoin', 'thue', []],
  ['vi', 'phá sản', 'sản', []],
  ['vi', 'ethereum có thuế không', 'thuế', ['thuế']],
  ['vi', 'thue dat bitcoin', 'thue dat', ['thue dat']],
  ['en', 'bitcoin tax', 'tax', ['tax']],
  ['en', 'tax on land', 'tax land', ['tax land', 'tax|land']],
])('%s: of %s, of which "%s" is known, a text must have %j', async (language, query, known, expected) => {
  const { choicesOf } = await import('./partly-found')
  const typed = queryWords(known).map((word) => [startingWith([word])])
  const choices = choicesOf(typed, query, language)
  const written = (each: Requirement) => each.map(({ words }) => words.map(({ word }) => word).join('+')).join('|')
  expect(choices.map((each) => each.map(written).join(' '))).toEqual(expected)
})

test.each<[language: Language, query: string, pieces: string]>([
  ['vi', 'mức lương của thợ hàn là gì', 'mức lương, thợ hàn'],
  ['vi', 'muc luong tho han', 'muc luong, luong tho, tho han'],
  // For a phrase of everyday language a term may stand.
  ['vi', 'mở công ty sản xuất gạo', 'mo cong ty|thanh lap cong ty|thanh lap doanh nghiep, ty sản, sản xuất, xuất gạo'],
  ['en', 'keep the original papers', 'original papers'],
  ['zh', '土地租金', '土地 地租, 地租 租金'],
])('%s: of %s these pieces are looked for in texts: %s', async (language, query, pieces) => {
  const { piecesOf } = await import('./partly-found')
  const found = piecesOf(requirements(query, language), query, language)
  expect(found.map((phrases) => phrases.join('|')).join(', ')).toBe(pieces)
})

test.each<[language: Language, query: string, titles: string]>([
  // The rarest pairs that occur.
  ['vi', 'sửa điều lệ công ty khi thêm cổ đông', '==dieu=le|==co=dong|==cong=ty'],
  // Terms, too.
  ['vi', 'mở công ty sản xuất', '==thanh+==lap+==cong+==ty|==thanh+==lap+==doanh+==nghiep'],
  ['vi', 'xyz', ''],
  // Words of English, in their forms.
  ['en', 'keep new land', '==land|==lands'],
  ['zh', '土地租金', '==土地|==租金'],
])('%s: for %s titles are looked for that have one of %s', async (language, query, titles) => {
  const { tellingOfTitles } = await import('./partly-found')
  const vocabulary = vocabularyOf([
    'điều lệ công ty',
    'công ty',
    'công ty',
    'cổ đông',
    'land',
    'lệ công',
    'lệ công',
    'lệ công',
    'lệ công',
  ])
  const found = tellingOfTitles(requirements(query, language), query, { language, vocabulary })
  expect(
    found
      .map(({ words }) => words.map(({ word, forms }) => (forms ?? [word]).slice(0, 2).join('|')).join('+'))
      .join('|'),
  ).toBe(titles)
})

test.each<[language: Language, query: string, count: number]>([
  // Five say most, of which two may be missing: one of each three.
  ['vi', 'khung giá đất bị bỏ hẳn', 10],
  ['vi', 'thuế đất', 0],
  ['en', 'land price zone', 3],
])('%s: of %s texts have one of each of %i selections', async (language, query, count) => {
  const { mostOfTexts } = await import('./partly-found')
  const vocabulary = vocabularyOf([query])
  expect(mostOfTexts(requirements(query, language), query, { language, vocabulary })).toHaveLength(count)
})
