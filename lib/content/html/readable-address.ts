import { domainToUnicode } from 'node:url'

const escaped = /(?:%[\da-f]{2})+/gi

/** Signs that would change what an address means, or how it looks: these stay escaped. */
const meaning = /(?! )[\p{Z}\p{C}%#&+=?"'<>[\]\\^`{|}]/u

/** In a query these mean nothing. */
const plainInQuery = /[/:?@,;]/

function decoded(sequence: string, isQuery: boolean): string {
  let text: string
  try {
    text = decodeURIComponent(sequence)
  } catch {
    return sequence
  }
  return Array.from(text, (sign) => {
    const stays = isQuery ? meaning.test(sign) && !plainInQuery.test(sign) : meaning.test(sign) || sign === '/'
    return stays ? encodeURIComponent(sign) : sign
  }).join('')
}

/** Vietnamese letters instead of percent signs, also in the host. Typed in again, it leads to the same page. */
export function readableAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  if (!/^https?:$/.test(url.protocol)) return address.replace(escaped, (each) => decoded(each, false))
  const path = url.pathname.replace(escaped, (each) => decoded(each, false))
  const rest = `${url.search}${url.hash}`.replace(escaped, (each) => decoded(each, true))
  const host = domainToUnicode(url.hostname) || url.hostname
  const port = url.port && `:${url.port}`
  return `${url.protocol}//${host}${port}${path}${rest}`.normalize('NFC')
}
