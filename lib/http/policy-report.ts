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

/** As browsers send it for `report-uri`. */
const single = z
  .object({ 'csp-report': z.object({ 'document-uri': address, 'blocked-uri': address, 'effective-directive': text, 'source-file': source }) })
  .transform(({ 'csp-report': told }): Violation[] => [
    { page: told['document-uri'], blocked: told['blocked-uri'], directive: told['effective-directive'], source: told['source-file'] },
  ])

const violation = z
  .object({ type: z.literal('csp-violation'), body: z.object({ documentURL: address, blockedURL: address, effectiveDirective: text, sourceFile: source }) })
  .transform(({ body }): Violation[] => [{ page: body.documentURL, blocked: body.blockedURL, directive: body.effectiveDirective, source: body.sourceFile }])

/** Browsers report deprecations, crashes and more to the same place. */
const somethingElse = z.object({ type: z.string() }).transform((): Violation[] => [])

/** As browsers send them for `report-to`: several at once. */
const several = z.array(z.union([violation, somethingElse])).max(100).transform((reports) => reports.flat())

/** A browser's report, in either form, as the violations it tells of. */
export const policyReport = z.union([single, several])
