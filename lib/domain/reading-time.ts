import type { Language } from './languages'

/** Words per minute at an easy pace. Vietnamese separates every syllable with a space, so a text has more words. */
const wordsAMinute = { vi: 250, en: 200, zh: 200 } as const satisfies Record<Language, number>

const charactersAMinute = 350

const longMinutes = 3

const countsIn = (text: string): { characters: number; words: number } => ({
  characters: text.match(/\p{Script=Han}/gu)?.length ?? 0,
  words:
    text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}]*/gu)?.length ?? 0,
})

export function wordsOfText(text: string): number {
  const { characters, words } = countsIn(text)
  return characters + words
}

export function readingMinutes(text: string, language: Language): number {
  const { characters, words } = countsIn(text)
  return Math.max(1, Math.ceil(words / wordsAMinute[language] + characters / charactersAMinute))
}

export const isLongRead = (minutes: number): boolean => minutes >= longMinutes
