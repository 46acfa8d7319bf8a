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

/** A phone number in groups, as it is read aloud: 0912 345 678. */
export const groupedPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3')
