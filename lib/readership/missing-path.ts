import { askedAddress } from '@/lib/domain/redirects/address'

/** Maximum characters of a path that is counted. */
const longest = 300

/** Stands for what looks like personal data. */
const mask = '***'

/** E-mail addresses; telephone and identity numbers, which begin with 0, 84 or +; and keys, in letters and digits. */
const personal = [
  /[^\s/@]+@[^\s/@]+\.[^\s/@]+/g,
  /(?<![\d.])(?:\+\d|84|0)(?:[ .-]?\d){8,13}(?!\d)/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b(?=\w*\d)(?=\w*[a-z])[\da-z_]{24,}\b/gi,
]

/** What programs try at every site in search of gaps, and what the site's own parts answer. */
const noise =
  /^\/(?:\w\w\/)?(?:\.|api(?:\/|$)|_next(?:\/|$)|not-found$|wp-(?:login|admin|includes|json|cron|config)|xmlrpc|phpmyadmin|cgi-bin|vendor\/|administrator(?:\/|$))/i

/** Whether a part of a path that was counted is masked: nobody knows the address that was asked for. */
export const isMasked = (path: string): boolean => path.includes(mask)

/**
 * A path that was asked for and not found, as it is counted: as a redirect has it, without its query and without what
 * looks like personal data. Undefined for what no redirect is ever made of.
 */
export function missingPath(address: string): string | undefined {
  const path = askedAddress(address)?.path
  if (path === undefined || path === '/' || noise.test(path) || /\p{Cc}|\p{Cs}/u.test(path)) return undefined
  const masked = personal.reduce((text, pattern) => text.replace(pattern, mask), path)
  return [...masked].slice(0, longest).join('')
}
