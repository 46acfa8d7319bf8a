import { z } from 'zod'

/** What a browser was kept from doing. */
interface Violation {
  page: string
  blocked: string
  directive: string
  /** Where in the site's code, as far as the browser says. */
  source: string
}

/** An address without what could tell of a person: query, fragment, credentials. */
function bareAddress(value: string): string {
  const url = URL.parse(value)
  return url && /^(?:https?|wss?|blob):$/.test(url.protocol) ? url.origin + url.pathname : value
}

const text = z.string().max(4000).default('')
const address = text.transform(bareAddress)
const source = address.nullish().transform((value) => value ?? '')

/** A browser's report, as the violation it tells of. */
export const policyReport = z
  .object({ 'csp-report': z.object({ 'document-uri': address, 'blocked-uri': address, 'effective-directive': text, 'source-file': source }) })
  .transform(({ 'csp-report': reported }): Violation => ({
    page: reported['document-uri'],
    blocked: reported['blocked-uri'],
    directive: reported['effective-directive'],
    source: reported['source-file'],
  }))
