import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { instances } from './instances'
import { rawRequest } from './raw-request'

const { url } = instances.sqlite

const always = {
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-resource-policy': /^same-origin$/,
}

const policies = {
  page: /^default-src 'none'; connect-src 'self'; frame-src 'self'[^;]*; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self'( 'sha256-[\w+/=]+'){3}; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; report-uri \/api\/policy-report$/,
  studio: /^default-src 'none'; .*frame-ancestors 'self'; script-src 'self' 'nonce-[\w+/=]{24}'; /,
  file: /^default-src 'none'; frame-ancestors 'none'$/,
  script: /^default-src 'none'; script-src 'self'; frame-ancestors 'none'$/,
  image: /^script-src 'none'; frame-src 'none'; sandbox;$/,
}

interface Answered {
  path: string
  status: number
  policy: keyof typeof policies
  method?: string
  headers?: Record<string, string>
}

/** Other sites may embed the images of a page they share, and its icons. */
const images = { 'cross-origin-resource-policy': /^cross-origin$/ }

async function expectHeaders({ path, status, policy, method, headers }: Answered): Promise<void> {
  const answer = await rawRequest(url, path, headers, method)
  expect([path, answer.status]).toEqual([path, status])
  for (const [name, value] of Object.entries({
    ...always,
    ...(/^\/(?:media|preview|_next\/image|icons\/|icon\.svg|favicon\.ico)/.test(path) && images),
    'content-security-policy': policies[policy],
  })) {
    expect([path, name, String(answer.headers[name])]).toEqual([path, name, expect.stringMatching(value)])
  }
  // On a public page it makes a phone start a second process (docs/adr/0013).
  const opener = answer.headers['cross-origin-opener-policy']
  expect([path, opener]).toEqual([path, policy === 'studio' ? 'same-origin-allow-popups' : undefined])
  expect(answer.headers).not.toHaveProperty('x-powered-by')
}

const answers: Answered[] = [
  // Documents, unchanged ones too.
  { path: '/', status: 200, policy: 'page' },
  { path: '/', status: 304, policy: 'page', headers: { 'if-none-match': '*' } },
  { path: '/tin-tuc', status: 200, policy: 'page', method: 'HEAD' },
  { path: '/tim-kiem?q=luat', status: 200, policy: 'page' },
  // What is missing.
  { path: '/tin-tuc/khong-co', status: 404, policy: 'page' },
  { path: '/tin-tuc/%ff', status: 404, policy: 'page' },
  { path: '/embed.css', status: 404, policy: 'page' },
  { path: '/api/khong-co', status: 404, policy: 'file' },
  { path: '/media/khong-co.webp', status: 404, policy: 'file' },
  { path: '/preview/khong-co/x.jpg', status: 404, policy: 'file' },
  { path: '/_next/static/khong-co.js', status: 404, policy: 'file' },
  // Redirects, and the router's data.
  { path: '/tin-tuc/', status: 308, policy: 'file' },
  { path: '/?language=en', status: 307, policy: 'file' },
  { path: '/tin-tuc', status: 307, policy: 'file', headers: { rsc: '1' } },
  { path: '/tin-tuc?_rsc', status: 200, policy: 'file', headers: { rsc: '1' } },
  { path: '/khong-co?_rsc', status: 404, policy: 'file', headers: { rsc: '1' } },
  // The API.
  { path: `/api/qr/${longArticle.vi.split('/').at(-1)}`, status: 200, policy: 'file' },
  { path: '/api/article/?limit=x', status: 400, policy: 'file' },
  { path: '/api/article/', status: 405, policy: 'file', method: 'DELETE' },
  // Files.
  { path: '/icon.svg', status: 200, policy: 'file' },
  { path: '/icon.svg', status: 304, policy: 'file', headers: { 'if-none-match': '*' } },
  { path: '/icons/icon-192.png', status: 200, policy: 'file' },
  { path: '/manifest/zh.webmanifest', status: 200, policy: 'file' },
  { path: '/preview/screen/en-NEWS/x.jpg', status: 307, policy: 'file' },
  { path: '/_next/image?url=%2Fnot-ours.png&w=360&q=75', status: 400, policy: 'file' },
  // The studio.
  { path: '/admin/login', status: 200, policy: 'studio' },
  { path: '/admin', status: 405, policy: 'studio', method: 'DELETE' },
  { path: '/admin/api/articles', status: 403, policy: 'file' },
]

test('the security headers are there', async () => {
  for (const answer of answers) await expectHeaders(answer)
})

test('resources of a page have the security headers', async () => {
  const { body: html } = await rawRequest(url, longArticle.vi)
  const first = (text: string, pattern: RegExp) => (pattern.exec(text)?.[0] ?? '').replaceAll('&amp;', '&')
  const style = first(html, /\/_next\/static\/[^"]+\.css/)
  const { body: css } = await rawRequest(url, style)
  const files = [
    style,
    `/_next/static${first(css, /\/media\/[^")]+\.woff2/)}`,
    decodeURIComponent(first(html, /%2Fmedia%2F[\w-]+\.webp/)),
  ]
  for (const path of files) await expectHeaders({ path, status: 200, policy: 'file' })
  await expectHeaders({ path: first(html, /\/_next\/static\/[^"\\]+\.js/), status: 200, policy: 'script' })
  await expectHeaders({ path: first(html, /\/_next\/image\?[^" ]+/), status: 200, policy: 'image' })
})
