/**
 * Syllables that may be written with i or y at their end: "pháp lí" and "pháp lý", "công ti" and "công ty", "qui" and
 * "quy". Laws and most texts have y.
 */
const eitherSpelling = /^([hklmst]|qu)i$/

/** A folded word with y where both spellings are right: texts and queries are compared by it. */
export const withY = (folded: string): string => folded.replace(eitherSpelling, '$1y')

const writtenEnd = /^([hklmst]|qu)([iìíỉĩị])$/u
const yOf: Record<string, string> = { i: 'y', ì: 'ỳ', í: 'ý', ỉ: 'ỷ', ĩ: 'ỹ', ị: 'ỵ' }

/** The same for a word in lower case with its accents. */
export const writtenWithY = (word: string): string =>
  word.replace(writtenEnd, (_, start: string, end: string) => `${start}${yOf[end] ?? end}`)

const wordsWithEither = /(?<![\p{Letter}\p{Number}])([hklmst]|qu)[iy](?![\p{Letter}\p{Number}])/gu

/** A folded text in each spelling: as it is, and with i or y in all words that may have either. */
export const eitherSpellings = (folded: string): string[] => [
  ...new Set([folded, folded.replace(wordsWithEither, '$1y'), folded.replace(wordsWithEither, '$1i')]),
]
