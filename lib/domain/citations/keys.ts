import { languages, type Language } from '../languages'
import type { TextReference } from './citation'
import { foldWithPositions } from './folded'
import type { LegalTextKind } from './kinds'
import { yearInNumber } from '../legal-texts'
import { nameKey } from './names'
import { recogniseCitations } from './recognise'

const folded = (text: string) => foldWithPositions(text).text.trim()

const ofNumber = (number: string, kind: LegalTextKind | undefined) => folded(number) + (kind ? `#${kind}` : '')

const ofYear = (key: string, year: number | undefined) => (year === undefined ? key : `${key}@${year}`)

/** What a citation names, as one key. A text answers to all of `keysOfText`; a name is one only with its year. */
export const keyOfReference = (reference: TextReference): string =>
  reference.by === 'name'
    ? ofYear(reference.name, reference.year)
    : ofYear(ofNumber(reference.number, reference.kind), reference.year)

interface Registered {
  number: string
  kind: LegalTextKind
  title: Partial<Record<Language, string | null>>
  /** Day of issue, yyyy-MM-dd, if known. */
  issued?: string | null | undefined
}

export function keysOfText({ number, kind, title, issued }: Registered): string[] {
  const inNumber = yearInNumber(number)
  const year = Number(inNumber ?? issued?.slice(0, 4) ?? 0)
  // Numbers without a year begin anew every year, so they are found only with it.
  const numbers = inNumber
    ? [ofNumber(number, kind), ofNumber(number, undefined)]
    : year > 0
      ? [ofYear(ofNumber(number, kind), year)]
      : []
  const names = kind === 'LAW' && year > 0 ? languages.map((language) => nameKey(folded(title[language] ?? ''))) : []
  return [...new Set([...numbers, ...names.filter(Boolean).map((name) => ofYear(name, year))])]
}

/** A typed number in its official spelling, with the kind that it names, if any; undefined for no number of a text. */
export function readNumber(typed: string): { number: string; kind: LegalTextKind | undefined } | undefined {
  const text = typed.trim()
  // The word makes a number without a year one, too. It is never the kind of such a number.
  const prefix = 'Luật số '
  const [cited, ...more] = recogniseCitations(prefix + text)
  const isWhole = cited?.end === prefix.length + text.length && more.length === 0
  if (!isWhole || cited.by !== 'number' || cited.year !== undefined) return undefined
  const isNamed = !/\/(?:UBTV)?QH\d+$/.test(cited.number)
  return { number: cited.number, kind: isNamed ? cited.kind : undefined }
}
