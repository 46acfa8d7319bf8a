/** An absolute address: one of another host may name a file in the other form, and has to stay as it is. */
const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** More combining characters in a row than any script has: sorting them takes quadratic time. */
const tooManyMarks = /(\p{Mark}{30})\p{Mark}+/gu

/** A Unicode normal form in linear time: of more than 30 combining characters in a row the others are dropped. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replace(tooManyMarks, '$1').normalize(form)

export const toNfc = (text: string): string => normalized(text, 'NFC')

function listInNfc(list: readonly unknown[], toText: typeof toNfc): readonly unknown[] {
  const normalised = list.map((each) => inNfc(each, toText))
  return normalised.some((each, index) => each !== list[index]) ? normalised : list
}

/** A value with all texts in NFC or as `toText` returns them; addresses, field names and class instances stay. */
export function inNfc<T>(value: T, toText?: typeof toNfc): T
export function inNfc(value: unknown, toText = toNfc): unknown {
  if (typeof value === 'string') return isAddress(value) ? value : toText(value)
  if (Array.isArray(value)) return listInNfc(value, toText)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const normalised = entries.map(([name, each]) => [name, inNfc(each, toText)] as const)
  return normalised.some(([, each], index) => each !== entries[index]?.[1]) ? Object.fromEntries(normalised) : value
}
