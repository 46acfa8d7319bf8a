import { z } from 'zod'

/** A violation of the content security policy. */
interface Violation {
  page: string
  blocked: string
  directive: string
  /** The file of the site's code in which it happened, if the browser reports it. */
  source: string
}

/** An address without personal data: no query, fragment or credentials. */
function bareAddress(value: string): string {
  const url = URL.parse(value)
  return url && /^(?:https?|wss?|blob):$/.test(url.protocol) ? url.origin + url.pathname : value
}

const text = z.string().max(4000).default('')
const address = text.transform(bareAddress)
const source = address.nullish().transform((value) => value ?? '')

/** Parses a browser's report into a violation. */
export const policyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'blocked-uri': address,
      'effective-directive': text,
      'source-file': source,
    }),
  })
  .transform(
    ({ 'csp-report': reported }): Violation => ({
      page: reported['document-uri'],
      blocked: reported['blocked-uri'],
      directive: reported['effective-directive'],
      source: reported['source-file'],
    }),
  )
