import type { Language } from '../languages'
import { englishStem, foldWord, isHan, textWord, wordsInOrder } from './words'
import { piece } from './pieces'
import { keyOf, type WordTable } from './word-list'

export interface Vocabulary {
  /** By folded word: how many texts have it, and how it is written, in the order in which it was first so. */
  words: ReadonlyMap<string, { count: number; written: ReadonlySet<string> }>
  pairs: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** Words as written, by the keys that they are typed with in Telex and VNI. */
  byKeys: ReadonlyMap<string, string>
  texts: number
  total: number
}

/** The keys of Telex and VNI for what stands on a letter; the circumflex of Telex repeats the letter. */
const keysOfMarks: Record<string, readonly [telex: string, vni: string]> = {
  ...{ '\u0301': ['s', '1'], '\u0300': ['f', '2'], '\u0309': ['r', '3'], '\u0303': ['x', '4'], '\u0323': ['j', '5'] },
  ...{ '\u0302': ['', '6'], '\u031b': ['w', '7'], '\u0306': ['w', '8'], đ: ['dd', 'd9'] },
}

/** The keys that a word is typed with, in any order: people press those of a tone early or late, and those of "ươ" once. */
function keysOf(word: string, method: 0 | 1): string {
  const letters = Array.from(word.toLowerCase().normalize('NFD'))
  const keys = letters.map((each, i) =>
    each === '\u0302' && method === 0
      ? (letters.slice(0, i).findLast((one) => /[aeo]/.test(one)) ?? '')
      : (keysOfMarks[each]?.[method] ?? each),
  )
  return [...keys.join('')]
    .toSorted()
    .join('')
    .replace(/([w7])\1+/g, '$1')
}

export function vocabularyOf(texts: readonly string[], total = texts.length): Vocabulary {
  const words = new Map<string, { count: number; written: Set<string> }>()
  const pairs = new Set<string>()
  for (const text of texts) {
    const seen = new Set<string>()
    let before = ''
    for (const { folded, written } of wordsInOrder(text)) {
      pairs.add(`${before} ${folded}`)
      before = folded
      const known = words.get(folded) ?? { count: 0, written: new Set() }
      known.written.add(written)
      if (!seen.has(folded)) known.count += 1
      seen.add(folded)
      words.set(folded, known)
    }
  }
  const accented = [...words].flatMap(([folded, { written }]) => [...written].filter((each) => each !== folded))
  const byKeys = new Map(accented.flatMap((each) => ([0, 1] as const).map((method) => [keysOf(each, method), each])))
  return { words, pairs, stems: new Set([...words.keys()].map(englishStem)), byKeys, texts: texts.length, total }
}

/** Whether two words differ by one letter: another, one more or less, or two that changed places. */
function differByOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [rest, other] = [a.slice(start), b.slice(start)]
  if (a.length > b.length) return rest.slice(1) === other
  if (a.length < b.length) return rest === other.slice(1)
  return rest.slice(1) === other.slice(1) || `${rest[1]}${rest[0]}${rest.slice(2)}` === other
}

const pairPoints = 10

/** Letters from which a word is corrected to one that stands beside none of its neighbours. */
const longWord = { vi: 4, en: 6, zh: 6 }

/** The word that differs by one letter, first of those that stand beside a neighbour, then of the frequent ones. */
function nearestWord(
  key: string,
  language: Language,
  { pairs, words }: Vocabulary,
  [before = '', after = '']: readonly string[],
): string | undefined {
  let best: { points: number; folded: string } | undefined
  for (const [folded, { count }] of words) {
    if (folded.length < 2 || !differByOne(key, folded)) continue
    const near = [`${before} ${folded}`, `${folded} ${after}`].filter((pair) => pairs.has(pair)).length
    const points = Math.log(count) + pairPoints * near
    if ((near > 0 || key.length >= longWord[language]) && (!best || points > best.points)) best = { points, folded }
  }
  return best?.folded
}

function correctedWord(word: string, language: Language, vocabulary: Vocabulary, beside: readonly string[]) {
  const { byKeys, words } = vocabulary
  const typed = word.normalize('NFC').toLowerCase()
  const key = foldWord(word)
  const meant = language === 'en' ? undefined : (byKeys.get(keysOf(typed, 0)) ?? byKeys.get(keysOf(typed, 1)))
  if (meant !== undefined) return meant
  const others = typed === key ? undefined : words.get(key)?.written
  if (others) return [...others][0]
  if (!/^[a-z]{3,}$/.test(key)) return undefined
  const nearest = nearestWord(key, language, vocabulary, beside)
  return nearest && (typed === key ? nearest : ([...(words.get(nearest)?.written ?? [])][0] ?? nearest))
}

export function correctedQuery(query: string, language: Language, table: WordTable, vocabulary: Vocabulary): string {
  const isKnown = (word: string) => {
    const { folded, written } = textWord(word)
    if (isHan(word) || table.meanings.has(keyOf(word, language))) return true
    if (language === 'en') return vocabulary.stems.has(englishStem(folded))
    const known = vocabulary.words.get(folded)
    return known !== undefined && (written === folded || known.written.has(written))
  }
  const pieces = (query.match(piece) ?? []).map(foldWord)
  let next = 0
  return query.replace(piece, (word) => {
    next += 1
    if (isKnown(word)) return word
    const meant = correctedWord(word, language, vocabulary, [pieces[next - 2] ?? '', pieces[next] ?? ''])
    if (meant !== undefined) pieces[next - 1] = foldWord(meant)
    return meant ?? word
  })
}
