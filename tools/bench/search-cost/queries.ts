import { languages, type Language } from '@/lib/domain/languages'
import { readLists } from '../../search-check/read-queries'
import words from './words.json'

/** A call of `GET /search` whose cost is measured. */
export interface Call {
  /** What is odd about it, for the report. */
  kind: string
  query: string
  language: Language
  /** Further parameters of the address. */
  rest?: Readonly<Record<string, string>>
}

const pairsOf = (words: readonly string[], step: number) =>
  words.map((word, i) => `${word} ${words[(i + step) % words.length] ?? ''}`)
const triplesOf = (words: readonly string[]) =>
  words.map((word, i) => [word, words[(i + 3) % words.length], words[(i + 7) % words.length]].join(' '))

const letters = [...'abcdeghiklmnoprstuvxy']

/** What the query string of 200 characters, the longest that is searched, can hold at most. */
const long = (wordOf: (i: number) => string) =>
  Array.from({ length: 1000 }, (_, i) => wordOf(i))
    .join(' ')
    .slice(0, 200)

const isThird = (_: unknown, i: number) => i % 3 === 0

/** Searches that people make, and odd ones, the same at each run. */
export function searches(): Call[] {
  const calls: Call[] = []
  const add = (kind: string, language: Language, queries: Iterable<string>, rest?: Call['rest']) => {
    for (const query of queries) calls.push({ kind, query, language, ...(rest && { rest }) })
  }
  const checked = readLists()
  for (const { language, query } of checked.filter(isThird)) add('natural', language, [query])
  for (const language of languages) {
    const common = words.common[language]
    add('common word', language, common)
    add('pair of common words', language, [...pairsOf(common, 1), ...pairsOf(common, 4).filter(isThird)])
    add(
      'three common words',
      language,
      triplesOf(common).filter((_, i) => i % 2 === 0),
    )
    add('sentence', language, words.sentences[language])
    add('long', language, [
      long((i) => common[i % common.length] ?? ''),
      long((i) => common[(i * 5) % common.length] ?? ''),
    ])
    add('nothing', language, words.nothing[language])
    add('page 2', language, [common[0] ?? '', pairsOf(common, 1)[0] ?? ''], { page: '2' })
    add('page 10', language, [common[1] ?? '', pairsOf(common, 1)[2] ?? ''], { page: '10' })
    add('page 5000', language, [common[1] ?? ''], { page: '5000' })
    for (const type of ['NEWS', 'TRAINING'])
      add('of a section', language, [common[2] ?? '', pairsOf(common, 2)[0] ?? ''], { type })
    for (const year of ['2016', '2024', '1950'])
      add('of a year', language, [common[0] ?? '', pairsOf(common, 2)[1] ?? '', words.nothing[language][0] ?? ''], {
        year,
      })
    add('of a section and year', language, [common[0] ?? '', words.nothing[language][1] ?? ''], {
      type: 'RESEARCH',
      year: '2025',
    })
  }
  add('letter', 'vi', letters)
  add('two letters', 'vi', words.twoLetters)
  add('two letters', 'en', words.twoLetters)
  add('three letters', 'vi', words.threeLetters)
  add('three letters', 'en', words.threeLetters)
  add('letters', 'vi', ['a b c d e', 'a a a a', 't h u e', long((i) => letters[i % letters.length] ?? '')])
  add('odd', 'vi', words.odd)
  add('odd', 'en', words.odd.filter(isThird))
  add('odd', 'zh', words.odd.filter(isThird))
  add('number', 'vi', words.numbers)
  add('number', 'en', words.numbers.filter(isThird))
  add('number', 'zh', words.numbers.filter(isThird))
  for (const language of ['vi', 'en'] as const) add('typo', language, words.typos[language])
  add('typo in another language', 'zh', [...words.typos.en.slice(0, 5), ...words.typos.vi.slice(0, 5)])
  add('another language', 'vi', [
    ...words.sentences.en.slice(0, 3),
    ...words.sentences.zh.slice(0, 2),
    'company law',
    '公司',
    'tax',
  ])
  add('another language', 'en', [
    ...words.sentences.vi.slice(0, 3),
    ...words.sentences.zh.slice(0, 2),
    'luật doanh nghiệp',
    '公司',
  ])
  add('another language', 'zh', [
    ...words.sentences.en.slice(0, 2),
    ...words.sentences.vi.slice(0, 2),
    'luật',
    'company law',
    'thuế',
  ])
  add('name', 'vi', words.names)
  add('name', 'en', words.names.filter(isThird))
  add('long', 'vi', [
    long((i) => `tu${i}`),
    long(() => 'hd gtgt tnhh'),
    long((i) => `luaatj${i} luaatj`),
    long(() => 'x'.repeat(100)),
    long((i) => String.fromCodePoint(0x61 + (i % 26), 0x61 + Math.floor(i / 26))),
    long(() => 'NEAR("a" b) * - ^ : { } OR'),
    long(() => 'thuế'),
    long((i) => `${i % 7} thu`),
    long((i) => (i % 2 ? 'công ty tnhh' : 'cp mtv')),
  ])
  add('long', 'en', [
    long((i) => `contr${i}`),
    long(() => 'registration of contracts and'),
    long((i) => ['negotiating', 'registering', 'terminating', 'investing', 'licensing'][i % 5] ?? ''),
    long((i) => ['labour', 'center', 'programme', 'organise'][i % 4] ?? ''),
  ])
  add('long', 'zh', [
    '公司法律合同税务'.repeat(25),
    '的'.repeat(200),
    long(() => '越南'),
    Array.from({ length: 200 }, (_, i) => String.fromCodePoint(0x4e00 + i * 7)).join(''),
    '設立公司需要辦理勞動合同'.repeat(16).slice(0, 200),
  ])
  const suggested = {
    vi: [...words.suggested.vi, ...words.sentences.vi.slice(0, 2), ...words.typos.vi.slice(0, 5)],
    en: [...words.suggested.en, ...words.sentences.en.slice(0, 2)],
    zh: words.suggested.zh,
  }
  for (const language of languages) add('suggestion', language, suggested[language], { in: 'title', limit: '10' })
  return calls
}
