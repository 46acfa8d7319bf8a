import { createHash } from 'node:crypto'
import { frameOrigins } from '@/lib/content/html/embeds'
import { settings } from '@/lib/settings'
import { loaderScript } from './defer-scripts'
import { toastStyles } from './toast-styles'

/** Where browsers report what a policy kept them from doing. */
const reportPath = '/api/policy-report'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What pages of the site and of the studio have in common. */
const shared = {
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  // The page one came from rules the pages the router shows in it: every page names every host.
  'frame-src': ["'self'", ...frameOrigins],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

function toPolicy(directives: Record<string, string[]>): string {
  const isEncrypted = settings().SITE_URL.startsWith('https:')
  return [
    ...Object.entries({ ...shared, ...directives }).map(([name, values]) => [name, ...values].join(' ')),
    ...(isEncrypted ? ['upgrade-insecure-requests'] : []),
    // Every browser minds this one; the newer way would take a header of its own on every answer.
    `report-uri ${reportPath}`,
  ].join('; ')
}

const pagePolicies = new Map<string, string>()

/** What a public page may load and run: the site's own files, the one inline script that loads them, and the styles it has in it. */
export function pagePolicy(css: string): string {
  const known = pagePolicies.get(css)
  if (known !== undefined) return known
  const policy = toPolicy({
    'script-src': ["'self'", hashOf(loaderScript)],
    // The toasts' style sheet comes into the page empty and is filled then.
    'style-src': ["'self'", ...new Set([css, '', toastStyles()].map(hashOf))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Pictures are made smaller beside the page before they are sent.
    'worker-src': ["'self'"],
  })
  pagePolicies.set(css, policy)
  return policy
}

/** What a page of the studio may load and run. Its editor writes styles into its elements, so those are not bound. */
export function studioPolicy(nonce: string): string {
  return toPolicy({
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
  })
}

/** What the page may load on which a sign-in ends: its own files, and who has signed in. */
export const signInEndPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What is no page loads nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** A script loads nothing either, but where it runs beside a page: there its own policy counts, and it comes in parts. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

const twoYears = 63_072_000

const unusedPowers = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

/**
 * Headers of every answer, whatever it is. A first visit has a dozen answers, and what the document's first window of 14.6 KB cannot
 * hold costs a phone another round trip: none says what another says already.
 */
export const commonHeaders: Record<string, string> = {
  // Without subdomains and preload: what else is served under the institute's domain is not known here.
  'strict-transport-security': `max-age=${twoYears}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
  // The sign-in window must be able to tell the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}
