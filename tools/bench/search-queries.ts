import { languages, type Language } from '@/lib/domain/languages'
import { readLists } from '../search-check/read-queries'

export interface Call {
  kind: string
  query: string
  language: Language
  rest?: Readonly<Record<string, string>>
}

const common = {
  vi: ['doanh nghiệp', 'công ty', 'hợp đồng', 'luật', 'thuế', 'lao động', 'hồ sơ', 'của', 'và', 'năm'],
  en: ['company', 'law', 'contract', 'tax', 'business', 'must', 'work', 'the', 'and', 'years'],
  zh: ['企业', '公司', '合同', '法律', '税务', '咨询', '文件', '越南', '的', '年'],
} satisfies Record<Language, string[]>

const letters = [...'abcdeghiklmnoprstuvxy']
const numbers = ['1', '10', '91', '2026', '123456789', '0000', '13/2023', '91/2025/QH15', '1 2 3', '0909 123 456']
const syntax = ['NEAR("a" b)', 'a OR b', '"hợp đồng', '* * *', 'thuế*', 'words:thuế', '{a b} : c', "' OR 1=1 --"]
const signs = [
  '\\%_',
  '%%%%',
  '(((((',
  '!a & b | c',
  "'thuế':*",
  '<->',
  '=vi',
  '==thue',
  '#1',
  '"',
  "''",
  '\u0000',
  '😀 luật',
]
const scripts = ['ﬁnance', 'ＬＵẬＴ', 'İstanbul', 'ß', 'Ǆ', 'Σίσυφος', 'закон о налогах', 'قانون', 'กฎหมาย', '법률']
const nothing = ['xyzxyz', 'khong co bai nao nhu the nay', 'helicopter spaceship', '恐龙化石', 'zzz qqq www']

const long = (wordOf: (i: number) => string) => [...Array(200).keys()].map(wordOf).join(' ').slice(0, 200)

const longOnes = [
  long((i) => `tu${i}`),
  long((i) => `luaatj${i} luaatj`),
  long(() => 'hd gtgt tnhh'),
  long(() => 'x'.repeat(100)),
  long((i) => String.fromCodePoint(0x61 + (i % 26), 0x61 + Math.floor(i / 26))),
  long((i) => ['negotiating', 'registering', 'labour', 'center'][i % 4] ?? ''),
  Array.from({ length: 200 }, (_, i) => String.fromCodePoint(0x4e00 + i * 7)).join(''),
  '公司法律合同税务'.repeat(25),
  '的'.repeat(200),
]

export function searches(): Call[] {
  const natural = readLists().filter((_, i) => i % 3 === 0)
  const calls: Call[] = natural.map(({ query, language }) => ({ kind: 'natural', query, language }))
  for (const language of languages) {
    const add = (kind: string, queries: string[], rest?: Call['rest']) =>
      calls.push(...queries.map((query) => ({ kind, query, language, ...(rest && { rest }) })))
    const words = common[language]
    const together = (count: number) => words.map((_, i) => [...words, ...words].slice(i, i + count).join(' '))
    add('common words', [...words, ...together(2), ...together(3), long((i) => words[i % words.length] ?? '')])
    add('letters', [...letters, 'th', 'of', 'the', 'ngh', 'a b c d e', 'a a a a'])
    add('numbers', numbers)
    add('odd', [...syntax, ...signs, ...scripts])
    add('long', longOnes)
    add('nothing', nothing)
    add('of another language', [...common.vi.slice(0, 3), ...common.en.slice(0, 3), ...common.zh.slice(0, 3)])
    for (const page of ['2', '10', '5000']) add('later page', words.slice(0, 2), { page })
    const narrow = [...words.slice(0, 3), nothing[0] ?? '']
    add('of a section', narrow, { type: 'TRAINING' })
    for (const year of ['2024', '1950']) add('of a year', narrow, { year })
    add('of a section and year', narrow, { type: 'RESEARCH', year: '2025' })
    add('suggestion', [...words.slice(0, 4), ...nothing, 't', 'th', 'hop dong', '2', '%'], { in: 'title', limit: '10' })
  }
  return calls
}
