import { foldWord, wordsInOrder } from '../search'
import { piece } from '../word-pieces'
import { fold } from '../text'
import { isUnaccentedSyllable } from './syllables'

/** How often words, and pairs of words that follow each other, occur in texts of the site. */
export interface Vocabulary {
  /** By folded word: how often, how it is written most often, and which letters it has. */
  words: ReadonlyMap<string, { count: number; written: string; letters: number }>
  /** By two folded words with a space between. */
  pairs: ReadonlyMap<string, { count: number; written: string }>
}

/** Words and pairs that a vocabulary keeps. It stays in memory. */
const maxEntries = 10_000

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97)
  return letters
}

/** Whether two words may differ by no more than so many letters: each of them changes two bits at most. */
function mayBeClose(a: number, b: number, most: number): boolean {
  let [differing, bits] = [a ^ b, 0]
  for (; differing !== 0 && bits <= 2 * most; bits += 1) differing &= differing - 1
  return bits <= 2 * most
}

interface Counted {
  count: number
  spellings: Map<string, number>
}

function noted(counts: Map<string, Counted>, key: string, written: string): void {
  const known = counts.get(key)
  if (!known && counts.size >= maxEntries) return
  const { count, spellings } = known ?? { count: 0, spellings: new Map<string, number>() }
  spellings.set(written, (spellings.get(written) ?? 0) + 1)
  counts.set(key, { count: count + 1, spellings })
}

const mostFrequent = (counts: Map<string, Counted>) =>
  new Map(
    Array.from(counts, ([key, { count, spellings }]) => {
      const [written = ''] = [...spellings].toSorted(([, a], [, b]) => b - a)[0] ?? []
      return [key, { count, written, letters: lettersOf(key) }]
    }),
  )

/** The vocabulary of texts. Words of Chinese have no letters that could be wrong. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const [words, pairs] = [new Map<string, Counted>(), new Map<string, Counted>()]
  for (const text of texts) {
    const inOrder = wordsInOrder(text)
    for (const [i, { folded, written }] of inOrder.entries()) {
      if (!/^[a-z]+$/.test(folded)) continue
      noted(words, folded, written)
      const next = inOrder[i + 1]
      if (next) noted(pairs, `${folded} ${next.folded}`, `${written} ${next.written}`)
    }
  }
  return { words: mostFrequent(words), pairs: mostFrequent(pairs) }
}

/**
 * Letters that are wrong, missing, too many or exchanged with their neighbours (Damerau's distance, each letter changed
 * once), or `most + 1` if there are more.
 */
export function lettersWrong(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let wrong = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        wrong = Math.min(wrong, (beforeLast[j - 2] ?? 0) + 1)
      row.push(wrong)
      least = Math.min(least, wrong)
    }
    if (least > most) return most + 1
    ;[beforeLast, last] = [last, row]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** Words of a query that are corrected at most. Each is compared with the whole vocabulary. */
const mostCorrected = 3

/**
 * Letters of the shortest word that is corrected whatever it is, and of the shortest one that may have two letters wrong.
 * Of three letters only those are doubtful that make no syllable: "thanh lpa".
 */
const shortest = 4
const long = 8
const shortestDoubtful = 3

/** Points of a word: for each neighbour that it stands beside in a text, and for each wrong letter. */
const pairPoints = 10
const letterPoints = 3

interface Corrected {
  folded: string
  written: string
}

/**
 * The likeliest word that was meant by one that occurs nowhere. One letter may be wrong, and two in a long word, or
 * where the word stands beside its neighbour in a text: syllables of Vietnamese are short. A word of three letters is
 * meant only where it stands beside a neighbour, with one letter wrong.
 */
function meantBy(
  word: string,
  neighbours: { before?: string; after?: string },
  vocabulary: Vocabulary,
  occursNowhere: boolean,
) {
  let best: (Corrected & { points: number }) | undefined
  const typed = lettersOf(word)
  const isShort = word.length < shortest
  const [most, fewestLetters] = isShort ? [1, 2] : [2, shortest - 1]
  for (const [folded, { count, written, letters }] of vocabulary.words) {
    if (folded.length < fewestLetters || !mayBeClose(typed, letters, most)) continue
    const wrong = lettersWrong(word, folded, most)
    if (wrong === 0 || wrong > most) continue
    const [before, after] = [
      neighbours.before === undefined ? undefined : vocabulary.pairs.get(`${neighbours.before} ${folded}`),
      neighbours.after === undefined ? undefined : vocabulary.pairs.get(`${folded} ${neighbours.after}`),
    ]
    const isFar = wrong === 2 && word.length < long
    if (isFar && !occursNowhere) continue
    if ((isFar || isShort || !occursNowhere) && !before && !after) continue
    const points = pairPoints * ((before ? 1 : 0) + (after ? 1 : 0)) - letterPoints * wrong + Math.log(count)
    if (best && best.points >= points) continue
    const [inPair] = [after?.written.split(' ')[0] ?? before?.written.split(' ')[1]]
    best = { folded, written: inPair ?? written, points }
  }
  return best
}

/**
 * The words of a query that may be misspelled: those of four letters or more, and of three that make no syllable, that
 * no text of the vocabulary has. Whether they occur nowhere is for the database to say.
 */
export function doubtfulWords(query: string, vocabulary: Vocabulary): string[] {
  const words = wordsInOrder(query).map(({ folded }) => folded)
  return [...new Set(words)].filter(
    (word) =>
      /^[a-z]+$/.test(word) &&
      (word.length >= shortest || (word.length >= shortestDoubtful && !isUnaccentedSyllable(word))) &&
      !vocabulary.words.has(word),
  )
}

/**
 * The words of a query of four letters or more that may be other words than were meant: they occur, but beside none of
 * their neighbours.
 */
export function strayWords(query: string, { pairs }: Vocabulary): string[] {
  const words = wordsInOrder(query).map(({ folded }) => folded)
  return words.filter(
    (word, i) =>
      words.length > 1 &&
      word.length >= shortest &&
      /^[a-z]+$/.test(word) &&
      !pairs.has(`${words[i - 1]} ${word}`) &&
      !pairs.has(`${word} ${words[i + 1]}`),
  )
}

/**
 * A query with the words that were meant instead of misspelled ones, or undefined if there are none. Accents are added
 * only to a query that has some. Words that occur somewhere (not `occurNowhere`) are corrected only to what stands
 * beside a neighbour. Costs as much for a long query as for one of a few words.
 */
export function respelled(
  query: string,
  misspelled: readonly string[],
  vocabulary: Vocabulary,
  occurNowhere = true,
): string | undefined {
  const text = query.normalize('NFC').replace(/\p{Mark}/gu, '')
  const typed: string[] = text.match(piece) ?? []
  const words = typed.map(foldWord)
  const isPlain = typed.every((each) => each.toLowerCase() === fold(each))
  const wrong = new Set(misspelled.slice(0, mostCorrected))
  // A word that is typed again is looked up once.
  const known = new Map<string, Corrected | undefined>()
  let isCorrected = false
  for (const [i, word] of words.entries()) {
    if (!wrong.has(word)) continue
    const [before, after] = [words[i - 1], words[i + 1]]
    const neighbours = { ...(before && { before }), ...(after && { after }) }
    if (!known.has(word)) known.set(word, meantBy(word, neighbours, vocabulary, occurNowhere))
    const meant = known.get(word)
    if (!meant) continue
    words[i] = meant.folded
    typed[i] = isPlain ? meant.folded : meant.written
    isCorrected = true
  }
  let next = 0
  return isCorrected ? text.replace(piece, (each) => typed[next++] ?? each) : undefined
}
