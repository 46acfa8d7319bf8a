/** Characters of the longest phone number (spec 5, 9). */
export const phoneLength = 11

/**
 * Normalizes a phone number. Characters that people paste around the digits are removed, and +84 becomes 0
 * (product decisions 5).
 */
export function cleanPhone(typed: string): string {
  const compact = typed.normalize('NFKC').replace(/[\s.\-()\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/g, '')
  return compact.replace(/^(?:\+|00)84(?:0(?=\d))?/, '0')
}

/**
 * Whether a normalized number can be called: ten or eleven digits from 0, a service number such as 1900 1234, or a
 * number of another country with its code.
 */
export const isPhone = (phone: string): boolean => /^(?:0\d{9,10}|1[89]00\d{4,6}|\+[1-9]\d{6,14})$/.test(phone)

/**
 * How numbers are grouped in Vietnam, the first that fits. Hanoi and Ho Chi Minh City have area codes of two digits.
 */
const groupings: readonly (readonly [RegExp, string])[] = [
  [/^(02[48])(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^(02\d{2})(\d{4})(\d{3})$/, '$1 $2 $3'],
  [/^(1[89]00)(\d{4,6})$/, '$1 $2'],
  [/^(\d{4})(\d{3})(\d{3,4})$/, '$1 $2 $3'],
]

/** A phone number in groups, as it is read aloud: 0912 345 678, 024 3795 7688. Others are returned as they are. */
export function groupedPhone(phone: string): string {
  const [pattern, groups] = groupings.find(([form]) => form.test(phone)) ?? []
  return pattern && groups ? phone.replace(pattern, groups) : phone
}
