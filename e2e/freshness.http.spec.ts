import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { instance, instances, type Site } from './instances'
import { hasRedis, startRedis, type Redis } from './redis'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff } from './staff'

/** A page whose footer contains the edited text; no other test edits that. */
const address = '/en/dao-tao'

const own = (index: number, environment: Record<string, string>) => instance(40 + index, 'freshness', environment)

async function start(...sites: Site[]): Promise<() => Promise<void>> {
  const running: RunningSite[] = []
  for (const site of sites) running.push(await startPrepared(site))
  return async () => {
    await Promise.all(running.map((site) => site.stop()))
  }
}

const html = async (site: Site) => (await fetch(site.url + address)).text()

/**
 * Waits until the site serves the page from the cache, also after the second invalidation that follows an earlier
 * change.
 */
async function keepPage(site: Site): Promise<void> {
  await pause(1200)
  const text = async () => (await fetch(site.url + address)).headers.get('etag')?.split('.')[0]
  await expect(async () => expect(await text()).toBe(await text())).toPass()
}

let sequence = 0

async function edit(site: Site): Promise<string> {
  const api = await asStaff(site.url)
  const { contact } = (await (await api.get('/admin/api/globals/site-record?depth=0')).json()) as {
    contact: Record<string, unknown>
  }
  sequence += 1
  const text = `0200${process.pid}${sequence}`
  expect(
    (await api.post('/admin/api/globals/site-record', { data: { contact: { ...contact, taxCode: text } } })).status(),
  ).toBe(200)
  await api.dispose()
  return text
}

async function expectFresh(here: Site, there: Site, before: () => unknown = () => undefined): Promise<void> {
  await Promise.all([keepPage(here), keepPage(there)])
  await before()
  const text = await edit(here)
  expect(await html(here)).toContain(text)
  await expect.poll(() => html(there), { intervals: [20] }).toContain(text)
}

test.describe('two sites on one SQLite file, and one that reads from the first', () => {
  const first = own(0, {})
  const second = own(1, {})
  const remote = own(2, { BACKEND_URL: `${first.url}/api` })
  let stop: (() => Promise<void>) | undefined
  test.beforeAll(async () => {
    stop = await start(first, second, remote)
  })
  test.afterAll(() => stop?.())

  test('an edit on either shows on all', async () => {
    await expectFresh(first, second)
    await expectFresh(second, first)
    await expectFresh(first, remote)
    await expectFresh(second, remote)
  })

  test('an edit is counted once, under its own tag', async () => {
    const versions = async () =>
      (
        (await (await fetch(`${second.url}/api/content-versions`)).json()) as {
          data: { versions: Record<string, number> }
        }
      ).data.versions
    const before = await versions()
    await expectFresh(first, second)
    expect(await versions()).toEqual({ ...before, 'site-record': (before['site-record'] ?? 0) + 1 })
  })
})

test.describe('two sites on one PostgreSQL database', { tag: '@full' }, () => {
  const first = instances.postgres
  const second = own(3, { DATABASE_URL: first.environment.DATABASE_URL ?? '' })
  test.skip(!first.available, 'no PostgreSQL')
  let stop: (() => Promise<void>) | undefined
  test.beforeAll(async () => {
    stop = await start(second)
  })
  test.afterAll(() => stop?.())

  test('an edit on either shows on the other', async () => {
    await expectFresh(first, second)
    await expectFresh(second, first)
  })
})

test.describe('two sites with a Redis', { tag: '@full' }, () => {
  test.skip(!hasRedis, 'no redis-server')
  let redis: Redis
  let first: Site
  let second: Site
  let stop: (() => Promise<void>) | undefined
  test.beforeAll(async () => {
    redis = await startRedis()
    first = own(4, { REDIS_URL: redis.url })
    second = own(5, { REDIS_URL: redis.url })
    stop = await start(first, second)
  })
  test.afterAll(async () => {
    await stop?.()
    await redis.stop()
  })

  test('show changes with it, while it hangs, without it, and when it is back', async () => {
    await expectFresh(first, second)
    await expectFresh(second, first)

    await expectFresh(first, second, redis.freeze)
    await expectFresh(second, first, redis.stop)
    await expectFresh(first, second)

    redis.start()
    await expectFresh(second, first)
    await expectFresh(first, second)
  })

  test('a site started while Redis is away shows changes too', { tag: '@full' }, async () => {
    await redis.stop()
    const late = own(6, { REDIS_URL: redis.url })
    const stopLate = await start(late)
    try {
      await expectFresh(first, late)
      await expectFresh(late, first)
    } finally {
      redis.start()
      await stopLate()
    }
  })
})
