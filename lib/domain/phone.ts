import { normalized } from './nfc'

/** Country codes of ITU-T E.164 in use, as patterns by their first digit; without 84, which is Vietnam. */
const codes = [
  '[17]',
  '2(?:[07]|1[12368]|[23]\\d|4\\d|5[0-8]|6\\d|9[01789])',
  '3(?:[0-469]|5\\d|7\\d|8[0-35-79])',
  '4(?:[013-9]|2[013])',
  '5(?:[1-8]|0\\d|9\\d)',
  '6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])',
  '8(?:[126]|5[02356]|7[08]|8[01236])',
  '9(?:[0-58]|6[0-8]|7[0-79]|9[2-8])',
]

const foreignPhone = new RegExp(`^\\+(?=\\d{7,15}$)(?:${codes.join('|')})`)

export const isForeignPhone = (phone: string): boolean => foreignPhone.test(phone)

/** Characters of the longest Vietnamese phone number (spec 5, 9). */
export const phoneLength = 11

/** A phone number without pasted signs; +84 and 84 become 0, other countries begin with + (product decisions 5). */
export function cleanPhone(typed: string): string {
  const text = normalized(typed, 'NFKC')
  // The zero of +49 (0)30 is dialled within the country only, but that of Italy from everywhere.
  const code = /^[^\d+]*(?:\+|00)\s*(39)?/.exec(text)
  const international = code ? text.replace('(0)', code[1] ? '0' : '') : text
  const compact = international.replace(/[\s.\-()\u200B-\u2015\u202A-\u202E\u2060\u2066-\u2069]/g, '')
  // With one zero too many, a Vietnamese number is not one of another country.
  return compact.replace(/^(?:(?:\+|00)840*|840*(?=[35789]\d{8}$|2\d{9}$))/, '0').replace(/^00(?![35789]\d{8}$)/, '+')
}

/** Whether a normalized number can be called: ten or eleven digits, a service number (1900 1234) or a foreign one. */
export const isPhone = (phone: string): boolean => /^(?:0\d{9,10}|1[89]00\d{4,6}|\+[1-9]\d{6,14})$/.test(phone)

/** Between two numbers; a plus sign always begins another one. */
const separators = /[/,;|&、]|hoặc|và|\bor\b|\band\b|或|和|(?=\+)/iu

/** Characters after which the search for a second number ends. */
const searched = 100

const splitAt = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [text.slice(0, index), text.slice(index + length)])

export function hasTwoPhones(typed: string): boolean {
  const text = normalized(typed, 'NFKC').slice(0, searched)
  const numbers = text.split(separators).filter((part) => part.replace(/\D/g, '').length >= 7)
  const gaps = splitAt(text, /[\s.()\u2010-\u2015-]+(?=0)/g)
  return (
    numbers.length > 1 ||
    gaps.some(([one = '', other = '']) => isPhone(cleanPhone(one)) && /^0\d{9}/.test(cleanPhone(other)))
  )
}

const hasTextAfterNumber = (typed: string): boolean =>
  splitAt(typed.slice(0, searched), /[\s.()/,;|-]+(?![\s.()/,;|1-9-])|(?=\+)/g).some(([phone = '']) =>
    /^0\d{9,10}$/.test(cleanPhone(phone)),
  )

/**
 * The value of the field after an input. A text that came as a whole, as from a paste, is cleaned. While someone
 * types, a text that has become longer than a number is cleaned, and only a Vietnamese number is then cut (spec 5).
 * Two numbers are left as they are, for the visitor to see.
 */
export function tidyPhone(value: string, how: 'typed' | 'pasted'): string {
  if (how === 'pasted') return hasTwoPhones(value) ? value : cleanPhone(value)
  if (value.length <= phoneLength || hasTextAfterNumber(value)) return value
  const phone = cleanPhone(value)
  return /^0\d+$/.test(phone) ? phone.slice(0, phoneLength) : phone
}

/** The error that the field reports while someone types; the other errors are found when the form is sent. */
export function errorWhileTyping(typed: string): 'phoneTwo' | 'phoneDigits' | undefined {
  if (hasTwoPhones(typed)) return 'phoneTwo'
  return /\p{L}/u.test(typed) ? 'phoneDigits' : undefined
}

/** How numbers are grouped in Vietnam, the first that fits; Hanoi and Ho Chi Minh City have two-digit area codes. */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(02[48])(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^(02\d{2})(\d{4})(\d{3})$/, '$1 $2 $3'],
  [/^(1[89]00)(\d{4,6})$/, '$1 $2'],
  [/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3'],
]

export function groupedPhone(phone: string): string {
  const [pattern, groups] = groupings.find(([form]) => form.test(phone)) ?? []
  return pattern && groups ? phone.replace(pattern, groups) : phone
}
