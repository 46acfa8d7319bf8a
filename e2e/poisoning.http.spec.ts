import { expect, test } from '@playwright/test'
import { flightDataHash } from '@/server/proxy/post-process'
import { longArticle } from './addresses'
import { backendToken, instance, instances } from './instances'
import { isFull } from './level'
import { poisons, type Poison } from './poisons'
import { rawRequest, type RawAnswer } from './raw-request'
import { serveForTests } from './prepared-site'
import { withRemoteBackend, isRemote } from './profile'

/**
 * A visitor's request never changes what another visitor gets. The pages are compared with those of a site that was not
 * attacked.
 */

const alone = instance(12, 'poisoning', backendToken)
/** If the other site reads its pages from a backend, this one reads from the same backend. */
const own = isRemote ? withRemoteBackend(instances.sqlite, alone) : alone
const clean = instances.sqlite.url

serveForTests(own)

let articles: string[] = []
test.beforeAll(async () => {
  const response = await fetch(`${own.url}/api/article?limit=200`)
  const { data } = (await response.json()) as { data: { articles: { id: string; language: string }[] } }
  // The other site may have rendered the long article for another test before midnight: on another day the related
  // articles differ.
  const renderedBefore = Object.values(longArticle).map((address) => address.split('/').at(-1))
  articles = data.articles
    .filter(({ id }) => !renderedBefore.includes(id))
    .map(({ id, language }) => `${language === 'VI' ? '' : `/${language.toLowerCase()}`}/tin-tuc/${id}`)
})

const reported = ({ status, headers, body }: RawAnswer) => ({
  status,
  type: headers['content-type'],
  policy: headers['content-security-policy'],
  keeping: headers['cache-control'],
  vary: headers.vary,
  cookie: headers['set-cookie'],
  coding: headers['content-encoding'],
  // How many bytes Next counts for a page's frame depends on timing. Share links contain the page's address in their
  // own encoding.
  body: body
    .replaceAll(own.url, clean)
    .replaceAll(encodeURIComponent(own.url), encodeURIComponent(clean))
    .replace(/(?<=(?:&|&amp;|\\u0026)d=)[\w%=+/]+/g, '')
    .replace(/(?<=\\n[0-9a-f]+:)\d+(?=\\n"\]\](?:\}|$))/, '')
    .replace(dataName, ''),
})

/** The name of the data that a page's scripts read, which has the addresses of its site in it. */
const dataName = /(?<="data":")[\w-]{22}(?=")/

/**
 * The data that a page's scripts read, or nothing if they are part of the page. How React numbers and orders its rows
 * depends on timing, so that the values in them are compared.
 */
async function dataOf(site: string, page: string, { body }: RawAnswer) {
  const name = dataName.exec(body)?.[0]
  if (!name) return undefined
  const result = reported(await rawRequest(site, `/page-data/${name}?of=${encodeURIComponent(page)}`))
  expect(result.body).not.toContain('evil')
  return { ...result, body: flightDataHash((JSON.parse(result.body) as { flight: unknown[] }).flight, '') }
}

const send = (page: string, { headers, query, method }: Poison) =>
  rawRequest(own.url, query === undefined ? page : `${page}?${query}`, headers, method)

async function expectUnchanged(page: string, status: number): Promise<void> {
  const [second, unpoisoned] = [await rawRequest(own.url, page), await rawRequest(clean, page)]
  expect([page, second.status, second.headers['content-type']]).toEqual([page, status, 'text/html; charset=utf-8'])
  expect(second.body).toContain('</footer>')
  expect(second.body + JSON.stringify(second.headers)).not.toMatch(/evil|nonce=|'nonce-/)
  expect(reported(second)).toEqual(reported(unpoisoned))
  const data = await dataOf(own.url, page, second)
  expect(data).toEqual(await dataOf(clean, page, unpoisoned))
  if (status === 200) expect(data).toMatchObject({ status: 200 })
}

/**
 * One poison of each kind that reaches Next. The whole matrix is tested on the proxy alone
 * (server/proxy/poisoning.test.ts), and here in `npm run test:full`.
 */
const reachNext = [
  'X-Forwarded-Host',
  'RSC with a state of the router',
  'Next-Action',
  'X-Middleware-Rewrite',
  'X-Invoke-Path',
  'X-Prerender-Revalidate',
  'foreign Host',
  'cookie of a language',
  '?_rsc with RSC',
  '?nxtPslug=evil',
  'HEAD',
  'POST with Next-Action',
]
const tried = Object.entries(poisons).filter(([name]) => isFull || reachNext.includes(name))

const kinds = [
  ['an article', (number: number) => articles[number] ?? '', 200],
  ['a page that there is not', (number: number) => `/khong-co-${number}`, 404],
  ['an article that there is not', (number: number) => `/tin-tuc/khong-co-${number}`, 404],
] as const

for (const [kind, addressOf, status] of kinds) {
  test(`headers of the first visitor of ${kind} change nothing for the next one`, {
    tag: kind === 'an article that there is not' ? ['@full'] : [],
  }, async () => {
    expect(tried.length).toBeGreaterThanOrEqual(reachNext.length)
    for (const [number, [name, poison]] of tried.entries()) {
      await test.step(name, async () => {
        const page = addressOf(number)
        const answer = await send(page, poison)
        expect(answer.status).toBeLessThan(500)
        expect(String(answer.headers.location)).not.toContain('evil.example')
        await expectUnchanged(page, status)
      })
    }
  })
}

test('pages cached before are not changed either', async () => {
  for (const page of ['/', '/tin-tuc', '/en/tong-quan', '/lien-he']) {
    for (const poison of Object.values(poisons)) await send(page, poison)
    await expectUnchanged(page, 200)
  }
})

const routerHeaders = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

test("a page and the router's data are never confused in the cache", async () => {
  for (const [number, headers] of routerHeaders.entries()) {
    for (const order of [
      [headers, {}],
      [{}, headers],
    ]) {
      const page = articles.at(-1 - number) ?? ''
      for (const requested of order) {
        let answer = await rawRequest(own.url, page, requested)
        if (answer.headers.location) answer = await rawRequest(own.url, answer.headers.location, requested)
        const isData = 'rsc' in requested
        expect([answer.status, answer.headers['content-type']]).toEqual([
          200,
          isData ? 'text/x-component' : 'text/html; charset=utf-8',
        ])
        expect(answer.body.startsWith('<!DOCTYPE html>')).toBe(!isData)
        // A page must not vary by the router's other headers; only its data does.
        expect(answer.headers.vary).toMatch(
          isData
            ? /\bcookie\b.*\brsc\b.*\bnext-router-prefetch\b.*\bnext-router-segment-prefetch\b/
            : /^accept-encoding, cookie, rsc$/,
        )
        if (isData) expect(answer.headers['cache-control']).toMatch(/^private\b|no-store/)
      }
    }
  }
})

test('responses for one visitor only are no-store', async () => {
  for (const [page, headers] of [
    ['/tin-tuc?language=en', {}],
    ['/tin-tuc', { cookie: 'language=en' }],
    ['/tin-tuc', { rsc: '1' }],
    ['/tin-tuc/', {}],
    ['/tim-kiem?q=luat', {}],
  ] as const) {
    const answer = await rawRequest(own.url, page, { ...headers, host: 'evil.example' })
    expect([page, answer.headers['cache-control']]).toEqual([page, expect.stringMatching(/^private\b|no-store/)])
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil.example')
  }
})
