import { expect, jest, test } from '@jest/globals'
import { defaultTables } from '@/lib/domain/query-understanding/abbreviations'

let rows: Record<string, string | null>[] = []

jest.mock('@payloadcms/db-sqlite', () => ({ sql: (texts: readonly string[]) => texts.join('') }))
jest.mock('../payload', () => ({
  payload: () => Promise.resolve({ db: { drizzle: {}, execute: () => Promise.resolve({ rows }) } }),
}))

test('a list that staff have saved holds from the next search on, also an empty one; before, that of the code', async () => {
  const { listedAbbreviations } = await import('./listed-abbreviations')
  const fullIn = async (short: string, language: 'vi' | 'en' = 'vi') =>
    (await listedAbbreviations(language)).full.get(short)
  expect(await listedAbbreviations('vi')).toBe(defaultTables.vi)
  expect(await fullIn('tnhh')).toEqual(['trách nhiệm hữu hạn'])

  rows = [{ vi: 'KHKT = kỳ họp\n=', en: 'DPO = data protection officer', zh: '' }]
  expect([await fullIn('khkt'), await fullIn('tnhh'), await fullIn('dpo', 'en')]).toEqual([
    ['kỳ họp'],
    undefined,
    ['data protection officer'],
  ])
  expect(await listedAbbreviations('vi')).toBe(await listedAbbreviations('vi'))

  rows = [{ vi: 'KHKT = khoa học', en: null, zh: '' }]
  expect([await fullIn('khkt'), await fullIn('dpo', 'en'), await fullIn('ip', 'en')]).toEqual([
    ['khoa học'],
    undefined,
    undefined,
  ])
})
