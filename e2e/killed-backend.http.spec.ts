import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { everyKindOfPage, languages, longArticle, member } from './addresses'
import { backendToken, instance } from './instances'
import { isFull } from './level'
import { load } from './load'
import { startPrepared } from './prepared-site'
import { asStaff, publish } from './staff'

const backend = instance(35, 'killed-backend', backendToken)
const remoteSite = instance(36, 'killed-backend-front', { ...backendToken, BACKEND_URL: `${backend.url}/api` })

const perSecond = isFull ? 50 : 10

/** Milliseconds. */
const outage = isFull ? 60_000 : 15_000

const unseen = '/tim-kiem?q=thue'

const seen = [
  // Without search results, which are requested from the backend each time.
  ...(isFull ? languages : (['vi'] as const))
    .flatMap((language) => Object.values(everyKindOfPage(language)))
    .filter((address) => !/khong-co|tim-kiem/.test(address)),
  ...['/feed/vi/rss.xml', '/sitemap.xml', `${longArticle.vi}.md`, '/llms.txt'],
]

test('every cached page is served under load while the backend is down', { tag: '@full' }, async () => {
  let behind = await startPrepared(backend)
  const site = await startPrepared(remoteSite)
  const get = (address: string) => fetch(remoteSite.url + address)
  try {
    for (const address of seen)
      await expect.poll(async () => [address, (await get(address)).status]).toEqual([address, 200])

    const end = load(remoteSite.url, seen, perSecond)
    await pause(2000)
    await behind.stop('SIGKILL')
    const down = Date.now()
    const never = await get(unseen)
    expect([never.status, never.headers.get('retry-after')]).toEqual([503, '30'])
    await pause(outage - (Date.now() - down))
    // By now each page has been requested again from the backend, without success.
    for (const address of ['/', '/tin-tuc', longArticle.vi, member.vi])
      await expect.poll(async () => Number((await get(address)).headers.get('age'))).toBeGreaterThan(outage / 2000)

    behind = await startPrepared(backend)
    const back = Date.now()
    await expect.poll(async () => (await get(unseen)).status).toBe(200)
    const api = await asStaff(backend.url)
    const title = `Trở lại sau khi mất điện ${Date.now()}`
    await publish(api, { title })
    await api.dispose()
    await expect.poll(async () => (await get('/tin-tuc')).text()).toContain(title)
    test.info().annotations.push({ type: 'ms', description: `itself again after ${Date.now() - back}` })

    const answers = await end()
    expect(answers.length).toBeGreaterThan(seen.length)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.filter(({ age }) => age !== undefined).length).toBeGreaterThan(0)
    expect((await get(member.vi)).headers.get('age')).toBeNull()
  } finally {
    await Promise.all([site.stop(), behind.stop()])
  }
})
