import type { Language } from '@/lib/domain/languages'
import { titleParts } from '@/lib/domain/titles'
import { labelsOf } from './labels'

export function titlesInWords(penName: string, language: Language): string[] {
  const t = labelsOf(language)
  return titleParts(penName).map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
}
