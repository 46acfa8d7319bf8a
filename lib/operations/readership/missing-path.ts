import { askedAddress } from '@/lib/domain/redirects/address'

const longest = 300

/** Longer addresses are none that a page had: programs send them. Bounds what the patterns below may cost. */
const longestAddress = 2000

const mask = '***'

const personal = [
  /[^\s/@]{0,320}@[^\s/@]{0,253}/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b(?=\w*\d)(?=\w*[a-z])[\da-z_]{24,}\b/gi,
]

/** As many digits as a telephone, identity or tax number has, whatever but letters and slashes is between them. */
const manyDigits = /\+?\d(?:[^\p{L}\p{N}/]{0,3}\d){7,}/gu

const day = /^(?:19|20)\d\d[-._]?(?:0[1-9]|1[0-2])[-._]?(?:0[1-9]|[12]\d|3[01])(?:[-._]?\d{4,6})?$/

/** What programs try at every site in search of gaps, and what the site's own parts answer. */
const noise =
  /^\/(?:\w\w\/)?(?:\.|api(?:\/|$)|_next(?:\/|$)|not-found$|wp-(?:login|admin|includes|json|cron|config)|xmlrpc|phpmyadmin|cgi-bin|vendor\/|administrator(?:\/|$))/i

export const isMasked = (path: string): boolean => path.includes(mask)

/** A missing path as it is counted: without query and personal data. Undefined if no redirect is ever made of it. */
export function missingPath(address: string): string | undefined {
  if (address.length > longestAddress) return undefined
  const path = askedAddress(address)?.path
  if (path === undefined || path === '/' || noise.test(path) || /\p{Cc}|\p{Cs}/u.test(path)) return undefined
  const masked = personal
    .reduce((text, pattern) => text.replace(pattern, mask), unescaped(path))
    .replace(manyDigits, (digits) => (day.test(digits) ? digits : mask))
  return [...masked].slice(0, longest).join('')
}

/** A path whose escapes were escaped again by a program: `%2540` is an `@`. As it is where that makes no text. */
function unescaped(path: string): string {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : unescaped(once)
  } catch {
    return path
  }
}
