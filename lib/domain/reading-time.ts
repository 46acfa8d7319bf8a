import type { Language } from './languages'

/** Words that are read in a minute without hurry. Vietnamese writes every syllable apart, so there are more of them to a thought. */
const wordsAMinute = { vi: 250, en: 200, zh: 200 } as const satisfies Record<Language, number>

/** Chinese characters that are read in a minute. */
const charactersAMinute = 350

/** From so many minutes on an article is long: it has a table of contents. */
const longMinutes = 3

/** Whole minutes that a text takes to read, one at least. */
export function readingMinutes(text: string, language: Language): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}]*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsAMinute[language] + characters / charactersAMinute))
}

/** Whether a text of so many minutes is long. */
export const isLongRead = (minutes: number): boolean => minutes >= longMinutes
