import type { Language } from '@/lib/domain/languages'
import { titleParts } from '@/lib/domain/titles'
import { wordsOf } from './words'

/** The academic titles of a pen name: its codes as words, free text unchanged; empty if there are none (spec 2). */
export function titlesInWords(penName: string, language: Language): string[] {
  const t = wordsOf(language)
  return titleParts(penName).map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
}
