import type { Language } from '@/lib/domain/languages'
import { titleParts } from '@/lib/domain/codes'
import { labelsOf } from './labels'

export function titlesInWords(penName: string, language: Language): string[] {
  const t = labelsOf(language)
  return titleParts(penName).map((part) => ('code' in part ? t(`titles.${part.code}`) : part.text))
}

/** The title line of a pen name; blank if there are no titles (spec 2). */
export const titleLine = (penName: string, language: Language): string =>
  titlesInWords(penName, language).join(labelsOf(language)('member.separator'))
