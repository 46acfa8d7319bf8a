import { expect, test } from '@jest/globals'
import { assertOwnPage } from './own-pages'

const call = (headers: Record<string, string>, input: string | undefined) => () =>
  assertOwnPage(
    new Request('https://ilc.example/api/x', { method: 'POST', headers: { host: 'ilc.example', ...headers } }),
    { SITE_URL: input ?? 'http://localhost:3000', isSiteUrlGiven: input !== undefined },
  )

const site = 'https://ilc.example'

test.each<[Record<string, string>, string | undefined]>([
  [{ origin: 'https://ilc.example' }, site],
  [{ origin: 'https://ilc.example', 'sec-fetch-site': 'same-origin' }, site],
  [{ origin: 'https://ilc.example', host: '127.0.0.1:3000' }, site],
  [{ origin: 'https://ilc.example' }, `${site}/vi`],
  [{ 'sec-fetch-site': 'same-origin' }, site],
  [{}, site],
  [{ origin: 'https://ilc.example' }, undefined],
  [{ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }, undefined],
  [{ origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, undefined],
  [{ 'sec-fetch-site': 'same-origin' }, undefined],
  [{}, undefined],
])("%j is accepted as the site's own page, with SITE_URL %s", (headers, input) => {
  expect(call(headers, input)).not.toThrow()
})

test.each<[Record<string, string>, string | undefined]>([
  // Anybody may point a name of their own at the site.
  [{ origin: 'https://evil.example', host: 'evil.example' }, site],
  [{ origin: 'http://ilc.example' }, site],
  [{ origin: 'https://ilc.example:8443', host: 'ilc.example:8443' }, site],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, site],
  [{ origin: 'https://www.ilc.example', host: 'www.ilc.example' }, site],
  ...[site, undefined].flatMap((input): [Record<string, string>, string | undefined][] => [
    [{ origin: 'https://evil.example' }, input],
    [{ origin: 'https://ilc.example.evil.example' }, input],
    [{ origin: 'https://evil.example/ilc.example' }, input],
    [{ origin: 'null' }, input],
    [{ origin: '' }, input],
    [{ 'sec-fetch-site': 'cross-site' }, input],
    [{ 'sec-fetch-site': 'same-site' }, input],
  ]),
])("%j is refused as another site's page, with SITE_URL %s", (headers, given) => {
  expect(call(headers, given)).toThrow('own pages')
})
