import { z } from 'zod'

interface Violation {
  page: string
  blocked: string
  directive: string
  source: string
}

/** An address without personal data: no query, fragment or credentials. */
function bareAddress(value: string): string {
  const url = URL.parse(value)
  return url && /^(?:https?|wss?|blob):$/.test(url.protocol) ? url.origin + url.pathname : value
}

const text = z.string().max(4000)
const address = text.default('').transform(bareAddress)
const source = address.nullish().transform((value) => value ?? '')
/** Every browser states the page. What lacks it was made up by somebody. */
const page = text.min(1).transform(bareAddress)

const violation = z
  .object({
    'csp-report': z.object({
      'document-uri': page,
      'blocked-uri': address,
      'effective-directive': text.default(''),
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

/** A script that failed in a browser: the page stays as it was sent (docs/adr/0012). */
const failure = z
  .object({ 'script-failure': z.object({ page, message: text }) })
  .transform(({ 'script-failure': reported }) => reported)

export const browserReport = z.union([violation, failure])
