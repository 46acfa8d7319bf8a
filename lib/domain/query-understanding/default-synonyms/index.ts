import type { Language } from '../../languages'
import { chinese } from './chinese'
import { english } from './english'
import { vietnamese } from './vietnamese'

/**
 * Phrases of everyday language that a site begins with, and what its pages say for them: one text for each language.
 * Staff see them below the abbreviations.
 */
export const defaultSynonyms = {
  vi: vietnamese.trim(),
  en: english.trim(),
  zh: chinese.trim(),
} satisfies Record<Language, string>
