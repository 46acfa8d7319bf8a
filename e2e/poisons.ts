const evil = 'evil.example'

export interface Poison {
  headers?: Record<string, string | string[]>
  query?: string
  method?: string
}

const rsc = { rsc: '1' }
const tree = encodeURIComponent(
  JSON.stringify(['', { children: [['locale', 'zh', 'd'], { children: ['__PAGE__', {}] }] }, null, null, true]),
)

const headers: Record<string, Record<string, string | string[]>> = {
  'X-Forwarded-Host': { 'x-forwarded-host': evil },
  'X-Forwarded-Host, twice': { 'x-forwarded-host': [evil, evil] },
  'X-Forwarded-Proto': { 'x-forwarded-proto': 'https' },
  'X-Forwarded-Port': { 'x-forwarded-port': '6666' },
  'X-Forwarded-Prefix': { 'x-forwarded-prefix': '/evil' },
  Forwarded: { forwarded: `host=${evil};proto=https` },
  'X-Original-URL': { 'x-original-url': '/lien-he' },
  'X-Rewrite-URL': { 'x-rewrite-url': '/lien-he' },
  'X-HTTP-Method-Override': { 'x-http-method-override': 'POST' },
  'RSC alone': rsc,
  'RSC with a state of the router': { ...rsc, 'next-router-state-tree': tree, 'next-url': '/zh/lien-he' },
  'RSC, prefetch': { ...rsc, 'next-router-prefetch': '1' },
  'RSC, prefetch of a segment': { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'a state of the router without RSC': {
    'next-router-state-tree': tree,
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/zh',
  },
  'Next-Action': { 'next-action': '0'.repeat(42) },
  'X-Middleware-Subrequest': { 'x-middleware-subrequest': Array.from({ length: 5 }, () => 'middleware').join(':') },
  'X-Middleware-Rewrite': { 'x-middleware-rewrite': '/zh/lien-he' },
  'X-Middleware-Next': {
    'x-middleware-next': '1',
    'x-middleware-override-headers': 'host',
    'x-middleware-request-host': evil,
  },
  'X-Nextjs-Data': { 'x-nextjs-data': '1' },
  'X-Matched-Path': { 'x-matched-path': '/zh/lien-he' },
  'X-Now-Route-Matches': { 'x-now-route-matches': '1=zh' },
  'X-Invoke-Path': {
    'x-invoke-path': '/zh/lien-he',
    'x-invoke-status': '404',
    'x-invoke-query': '%7B%22a%22%3A1%7D',
    'x-invoke-output': '/_error',
  },
  'X-Prerender-Revalidate': { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
  'Content-Security-Policy with a nonce': { 'content-security-policy': "script-src 'nonce-evilevilevil'" },
  'Purpose: prefetch': {
    purpose: 'prefetch',
    'sec-purpose': 'prefetch;prerender',
    'x-purpose': 'preview',
    'x-moz': 'prefetch',
  },
  'Accept: text/x-component': { accept: 'text/x-component' },
  'Accept: application/json': { accept: 'application/json' },
  'Accept-Language': { 'accept-language': 'zh-CN,zh;q=0.9' },
  Googlebot: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  'a bot that reads heads only': { 'user-agent': 'Twitterbot/1.0' },
  'foreign Host': { host: evil },
  'cookie of a language': { cookie: 'language=en' },
  'cookie of a draft': { cookie: '__prerender_bypass=x; __next_preview_data=y' },
  'cookie of staff': { cookie: 'payload-token=x' },
  'cookie of a user': { cookie: 'next-auth.session-token=x; __Secure-next-auth.session-token=x' },
  'cookie of a reloaded page': { cookie: 'hasReloaded=true' },
  Authorization: { authorization: 'Bearer x' },
  Range: { range: 'bytes=0-9' },
  'If-None-Match': { 'if-none-match': '*' },
  'If-Modified-Since': { 'if-modified-since': 'Sun, 01 Jan 2034 00:00:00 GMT' },
  'Accept-Encoding': { 'accept-encoding': 'br;q=0, gzip;q=0, identity' },
  'Save-Data': { 'save-data': 'on', 'sec-ch-prefers-color-scheme': 'dark' },
  Origin: { origin: `https://${evil}`, referer: `https://${evil}/` },
}

const queries = [
  '_rsc=abc',
  '_rsc',
  'utm_source=evil',
  'x=1&x=2',
  '__proto__=evil',
  '__proto__[a]=evil',
  'constructor[prototype][a]=evil',
  'nxtPlocale=zh',
  'nxtPslug=evil',
  '__nextLocale=zh',
  '__nextDataReq=1',
  'locale=zh',
  'page=2',
  'page=1&page=2',
  'draft=true',
  '%00',
  '%ff',
  'a=%3Cscript%3E',
]

export const poisons: Record<string, Poison> = {
  ...Object.fromEntries(Object.entries(headers).map(([name, of]) => [name, { headers: of }])),
  ...Object.fromEntries(queries.map((query) => [`?${query}`, { query }])),
  '?_rsc with RSC': { query: '_rsc=abc', headers: rsc },
  HEAD: { method: 'HEAD' },
  POST: { method: 'POST', headers: { 'content-type': 'text/plain' } },
  'POST with Next-Action': {
    method: 'POST',
    headers: { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  },
  OPTIONS: { method: 'OPTIONS' },
  PUT: { method: 'PUT' },
}
