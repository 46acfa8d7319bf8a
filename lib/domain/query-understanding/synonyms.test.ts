import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { abbreviationTable, readAbbreviations } from './abbreviations'
import { understand } from './understand'

const list = `
mở công ty = thành lập công ty | thành lập doanh nghiệp
mở công ty cổ phần = thành lập công ty cổ phần
kiện tụng = tranh chấp
sếp = giám đốc
open company = setting up a company
fire employee = dismissal
开公司 = 设立公司
CTY = công ty
LLC = limited liability company`

/** What may stand for the words of a query, as texts; "-" for words that stand for themselves. */
function meaningsOf(query: string, language: Language): string[] {
  const understood = understand(query, language, abbreviationTable(readAbbreviations(list).rows, language))
  return ((understood.corrected ?? understood.widened)?.required ?? []).map(
    ([, ...others]) =>
      others
        .filter(({ title }) => !query.toLowerCase().includes(title[0] ?? ''))
        .map(({ words }) => words.map(({ word }) => word).join(' '))
        .join(' | ') || '-',
  )
}

const founding = 'thanh lap cong ty | thanh lap doanh nghiep'

test.each<[language: Language, query: string, meanings: string[]]>([
  ['vi', 'mở công ty', [founding]],
  ['vi', 'mo cong ty', [founding]],
  ['vi', 'Mở Công Ty ở đâu', [founding, '-', '-']],
  ['vi', 'mowr cong ty', [founding]],
  ['vi', 'mở cty', [founding]],
  ['vi', 'mở công ty cổ phần', ['thanh lap cong ty co phan']],
  // Accents that are typed must be those of the phrase.
  ['vi', 'mỡ công ty', ['-', 'cty']],
  ['vi', 'kiến tung', []],
  ['vi', 'sếp', ['giam doc']],
  ['vi', 'sẹp', []],
  ['vi', 'công ty mở', ['cty', '-']],
  ['vi', 'mở giúp một công ty', [founding]],
  ['vi', 'mở bán công ty', ['-', '-', 'cty']],
  ['vi', 'một công ty', ['-', 'cty']],
  ['en', 'opening a company', ['setting up a company']],
  ['en', 'open my companies', ['setting up a company']],
  ['en', 'firing an employee', ['dismissal']],
  ['en', 'open door', ['opendoor', 'opendoor']],
  ['zh', '开公司', ['设立 立公 公司']],
  ['zh', '怎么开公司的流程', ['-', '设立 立公 公司', '-']],
  ['zh', '開公司', ['设立 立公 公司']],
])('%s: %s means %j', (language, query, meanings) => {
  expect(meaningsOf(query, language)).toEqual(meanings)
})

test('what is searched is shown as it was typed', () => {
  expect(understand('怎么开公司', 'zh').widened?.text).toBe('怎么开公司')
  expect(understand('mở công ty', 'vi').widened?.isRewritten).toBe(false)
})

test('a phrase with synonyms costs no more for a long query', () => {
  const long = 'mở công ty '.repeat(20)
  expect(understand(long, 'vi').widened?.required).toHaveLength(1)
})
