import { keysOfText, readNumber } from '@/lib/domain/citations/keys'
import type { LegalTextKind } from '@/lib/domain/citations/kinds'
import type { Language } from '@/lib/domain/languages'
import { legalTextId, yearInNumber } from '@/lib/domain/legal-texts'

export interface WrittenText {
  number: string
  kind: LegalTextKind
  title: Partial<Record<Language, string | null>>
  issued?: string | null | undefined
}

/** The number in its official spelling, and what is made from it. Nothing for what is no number: `errorOf` reports it. */
export function completed({ issued, kind, number = '', title = {} }: Partial<WrittenText>) {
  const read = readNumber(number)
  const chosen = kind ?? read?.kind
  if (!read || !chosen) return {}
  const text = { number: read.number, kind: chosen, title, issued: issued || null }
  return {
    number: read.number,
    kind: chosen,
    slug: legalTextId(chosen, read.number, issued),
    keys: keysOfText(text),
  }
}

type FoundError =
  | { path: 'number' | 'issued'; words: 'legalTextNumberInvalid' | 'legalTextNeedsDay'; kind?: undefined }
  | { kind: LegalTextKind }

export function errorOf({ issued, kind, number = '' }: Partial<WrittenText>): FoundError | undefined {
  const read = readNumber(number)
  if (!read) return { path: 'number', words: 'legalTextNumberInvalid' }
  if (read.kind !== undefined && read.kind !== kind) return { kind: read.kind }
  if (yearInNumber(read.number) === undefined && !issued) return { path: 'issued', words: 'legalTextNeedsDay' }
  return undefined
}

export const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
