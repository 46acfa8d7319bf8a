import { expect, jest, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { startingWith } from '@/lib/domain/query-understanding/requirements'
import { vocabularyOf } from '@/lib/domain/query-understanding/spelling'
import { understand } from '@/lib/domain/query-understanding/understand'
import { queryWords } from '@/lib/domain/search'

jest.doMock('../payload', () => ({}))
jest.doMock('@payloadcms/db-sqlite', () => ({ sql: Object.assign(() => '', { raw: () => '' }) }))

const requirements = (query: string, language: Language) =>
  understand(query, language).widened?.required ?? queryWords(query).map((word) => [startingWith([word])])

test.each<[language: Language, query: string, pieces: string]>([
  ['vi', 'mức lương của thợ hàn là gì', 'mức lương, thợ hàn'],
  ['vi', 'muc luong tho han', 'muc luong, luong tho, tho han'],
  // For a phrase of everyday language a term may stand.
  ['vi', 'mở công ty sản xuất gạo', 'mo cong ty|thanh lap cong ty|thanh lap doanh nghiep, ty sản, sản xuất, xuất gạo'],
  ['en', 'keep the original papers', 'original papers'],
  ['zh', '土地租金', '土地 地租, 地租 租金'],
])('%s: of %s these pieces are looked for in texts: %s', async (language, query, pieces) => {
  const { phrasesToLookFor } = await import('./near-misses')
  const found = phrasesToLookFor(requirements(query, language), query, language)
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
  const { distinctiveTitleTerms } = await import('./near-misses')
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
  const found = distinctiveTitleTerms(requirements(query, language), query, { language, vocabulary })
  expect(
    found
      .map(({ words }) => words.map(({ word, forms }) => (forms ?? [word]).slice(0, 2).join('|')).join('+'))
      .join('|'),
  ).toBe(titles)
})

test.each<[language: Language, query: string, numbers: string]>([
  ['vi', 'luật 91/2025 sửa gì', '91 2025'],
  ['vi', 'nợ lương 2 tháng, doanh thu 50 tỷ', ''],
  ['vi', 'luật số 59 năm 2020', '59 2020'],
  ['vi', 'phạt 8% sau 3 năm', '8'],
  ['vi', 'nghỉ lễ 2 tháng 9', '2 9'],
  // The number of a text of law or of its part is no amount, whatever follows it.
  ['vi', 'nghị định 145 người lao động', '145'],
  ['vi', 'điều 36 người lao động', '36'],
  ['vi', 'điều 113 ngày nghỉ hằng năm', '113'],
  ['vi', 'luật 91 tuổi nghỉ hưu', '91'],
  ['vi', 'nghị định 135 tuổi nghỉ hưu', '135'],
  ['vi', 'điều 107 giờ làm thêm', '107'],
  ['vi', 'thông tư số 80 năm tài chính', '80'],
  ['vi', 'smtt 36 ngày', ''],
  ['en', 'decree 13 gives 30 days', '13'],
  ['en', 'article 98 hours of work', '98'],
  ['en', 'Law No. 91 people', '91'],
  ['zh', '第36 人员 欠薪', '36'],
  ['zh', '欠薪2个月', ''],
  ['zh', '欠薪 2个月 68号', '68'],
])('%s: of %s near misses must have these numbers: %s', async (language, query, numbers) => {
  const { numbersOf } = await import('./near-misses')
  const words = numbersOf(requirements(query, language), query).map(([typed]) => typed?.words.map(({ word }) => word))
  expect(words.flat().join(' ')).toBe(numbers)
})

test.each<[language: Language, query: string, wanted: string[]]>([
  // Five say most, of which two may be missing.
  ['vi', 'khung giá đất bị bỏ hẳn', ['3 of 5']],
  ['vi', 'thuế đất', []],
  ['en', 'land price zone', ['2 of 3']],
])('%s: of %s texts have %j', async (language, query, wanted) => {
  const { mostOfTexts } = await import('./near-misses')
  const vocabulary = vocabularyOf([query])
  const found = mostOfTexts(requirements(query, language), query, { language, vocabulary })
  expect(found.map((each) => ('of' in each ? `${each.atLeast} of ${each.of.length}` : 'all'))).toEqual(wanted)
})
