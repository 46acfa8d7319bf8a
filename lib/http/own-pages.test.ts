import { expect, test } from '@jest/globals'
import { assertOwnPage } from './own-pages'

const call = (headers: Record<string, string>) => () =>
  assertOwnPage(
    new Request('https://ilc.example/api/x', { method: 'POST', headers: { host: 'ilc.example', ...headers } }),
    'https://www.ilc.example',
  )

test.each<Record<string, string>>([
  { origin: 'https://ilc.example' },
  { origin: 'https://ilc.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  {},
  { origin: 'https://www.ilc.example', host: '127.0.0.1:3000' },
])("%j is accepted as the site's own page", (headers) => {
  expect(call(headers)).not.toThrow()
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'https://ilc.example.evil.example' },
  { origin: 'https://evil.example/ilc.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])("%j is refused as another site's page", (headers) => {
  expect(call(headers)).toThrow('own pages')
})
