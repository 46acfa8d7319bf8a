import { expect, test, type APIRequestContext } from '@playwright/test'
import { startHostedBackend, type HostedBackend } from './hosted-backend'
import { instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'

const secret = 'what the backend brings in tests, of more than 32 characters'

let backend: HostedBackend
let site: RunningSite
let url: string

test.beforeAll(async () => {
  backend = await startHostedBackend()
  backend.content.version = undefined
  const own = instance(26, 'webhook', { BACKEND_URL: backend.url, REVALIDATE_SECRET: secret })
  url = own.url
  site = await startPrepared(own)
})
test.afterAll(async () => {
  await site.stop()
  backend.stop()
})

const notify = (request: APIRequestContext, data?: unknown, authorization = `Bearer ${secret}`) =>
  request.post(`${url}/api/revalidate`, { headers: { authorization }, ...(data !== undefined && { data }) })
const shows = async (request: APIRequestContext, name: string) =>
  (await (await request.get(`${url}/tong-quan/slow`)).text()).includes(name)

test('the named changes show at the next request, or all changes if nothing is named', async ({ request }) => {
  for (const [name, data] of [
    ['First', undefined],
    ['Second', {}],
    ['Third', { tags: ['members'] }],
  ] as const) {
    backend.content.name = name
    expect((await notify(request, data)).status()).toBe(200)
    expect([name, await shows(request, name)]).toEqual([name, true])
  }
})

/**
 * Expects that changed content does not show after `reported`. Retried, because the site's own poll, once a minute, may
 * just have happened.
 */
const staysAsItWas = (request: APIRequestContext, reported: () => Promise<void>) =>
  expect(async () => {
    const html = async () => (await request.get(`${url}/tong-quan/slow`)).text()
    const before = await html()
    backend.content.name += ' again'
    await reported()
    expect(await html()).toBe(before)
  }).toPass()

test('only the named tags are invalidated', async ({ request }) => {
  await staysAsItWas(request, async () => {
    expect(await (await notify(request, { tags: ['videos', 'partners'] })).json()).toEqual({
      data: { tags: ['videos', 'partners'] },
    })
  })
})

test('other callers and malformed bodies are refused', async ({ request }) => {
  await staysAsItWas(request, async () => {
    expect([(await notify(request, {}, 'Bearer another')).status(), (await notify(request, {}, '')).status()]).toEqual([
      401, 401,
    ])
    for (const data of [{ tags: ['everything'] }, { tags: [] }, 'x', 'tags'.repeat(1000)])
      expect([400, 413]).toContain((await notify(request, data)).status())
  })
})
