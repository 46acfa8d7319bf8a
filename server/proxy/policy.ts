import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { frameOrigins } from '@/lib/content/html/embeds'
import { settings } from '@/lib/operations/settings'
import { loaderScript } from './defer-scripts'

/** The style sheet that the toast library adds with the first toast, for the policy. Throws if it is not found. */
export function toastStyles(): string {
  const library = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  )
  const literal = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1]
  if (literal === undefined)
    throw new Error('The style sheet of sonner is not where it was: server/proxy/policy.ts has to follow')
  return String(JSON.parse(literal))
}

const reportPath = '/api/policy-report'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const shared = {
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  // The policy of the first loaded page also applies to the pages that the router shows later. So every page lists
  // every host.
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
    // Every browser supports this directive. Its successor would need an extra header on every response.
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** Hashes of the style element of the toasts, which is added empty and filled afterwards. */
let toastHashes: string[] | undefined

/** The policy of one rendered page: the site's own files, its one inline script and its inlined styles. */
export function pagePolicy(css: string): string {
  toastHashes ??= ['', toastStyles()].map(hashOf)
  return toPolicy({
    'script-src': ["'self'", hashOf(loaderScript)],
    'style-src': ["'self'", ...new Set([hashOf(css), ...toastHashes])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // A worker resizes images before they are sent.
    'worker-src': ["'self'"],
  })
}

/** The policy of a studio page. Its editor writes styles into elements, so inline styles are allowed. */
export function studioPolicy(nonce: string): string {
  return toPolicy({
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
  })
}

export const signInEndPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a video. A browser that is led to the file itself makes a page with a player of it. */
export const videoPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The policy of a script, which loads nothing; a worker has its own policy and several files. */
export const scriptPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** What browsers remember beside the host. Other hosts of the domain are not known here, so not by default. */
const rememberedToo = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' } as const

/** For two years. */
export const strictTransport = (scope: keyof typeof rememberedToo): string => `max-age=63072000${rememberedToo[scope]}`

/**
 * For pages of the studio: a site that opens one in a window loses its handle on that window and cannot navigate it.
 * Public pages go without: in an empty tab the browser would switch to another process once the response has arrived,
 * which a slow phone feels (docs/adr/0013).
 */
export const openerPolicy = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** What programs on other sites may read too: feeds, other texts for programs, and icons. */
export const publicHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** Headers of every response, none twice: what exceeds the first window of 14.6 KB costs a round trip. */
export const commonHeaders: Record<string, string> = {
  'strict-transport-security': strictTransport(settings().HSTS),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
}
