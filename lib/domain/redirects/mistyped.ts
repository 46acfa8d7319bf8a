import { decodeSegment } from '../ids'
import { withWholeIds } from '../paths'

/** Where text of a message or of HTML begins that was taken for a part of the address. */
const foreignText = /[\s\p{Z}"“”‘’«»<>?#&…\u3001-\u303f\uff01-\uff65].*$/su

/** Punctuation, signs and invisible characters at the end. The lookbehind keeps the search linear. */
const signs = '[\\p{P}\\p{S}\\p{Z}\\p{C}\\ufe0f]'
const trailingSigns = new RegExp(`(?<!${signs})${signs}+$|^${signs}+$`, 'u')

const withoutSigns = (text: string): string => text.replace(trailingSigns, '')

/**
 * The addresses that may be meant by one that does not exist, best first: with a whole id, whose `=` a program may have
 * unescaped; without what a chat has appended; and in lower case, as QR codes are often written in capitals. All are
 * paths of this site.
 */
export function meantAddresses(address: string): string[] {
  const { pathname, search, searchParams } = new URL(address, 'http://site')
  const typed = decodeSegment(pathname).replace(/(?!\s)[\p{Cf}\p{Cc}]/gu, '')
  const segments = withoutSigns(typed.replace(foreignText, ''))
    .split(/[\\/]+/)
    .filter((part) => !/^\.{0,2}$/.test(part))
  const lower = segments.map((segment) => segment.toLowerCase())
  const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, withoutSigns(value)]))
  const end = query.toString() === searchParams.toString() ? search : `?${query.toString()}`
  const meant = [segments, [...lower.slice(0, -1), ...segments.slice(-1)], lower]
  const paths = meant.map((path) => `/${path.map(encodeURI).join('/')}`)
  const addresses = new Set([
    withWholeIds(pathname) + search,
    ...paths.flatMap((path) => [path + end, withWholeIds(path) + end]),
  ])
  addresses.delete(pathname + search)
  return segments.length > 0 ? [...addresses] : []
}
