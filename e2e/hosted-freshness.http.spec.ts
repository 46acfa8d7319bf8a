import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startHostedBackend, type HostedBackend } from './hosted-backend'
import { instance, type Site } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'

let backend: HostedBackend
let site: Site
let running: RunningSite | undefined
test.beforeAll(async () => {
  backend = await startHostedBackend()
  site = instance(47, 'hosted-freshness', { BACKEND_URL: backend.url })
  running = await startPrepared(site)
})
test.afterAll(async () => {
  await running?.stop()
  backend.stop()
})

async function page(prefix = ''): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}${prefix}/tong-quan/slow`)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}

/** The site has polled the versions once more, as it does every second, and read the response. */
async function polled(): Promise<void> {
  const polls = () => backend.asked.filter((path) => path === '/content-versions').length
  const before = polls()
  // The second poll starts when the response to the first has been read.
  await expect.poll(polls, { intervals: [20] }).toBeGreaterThanOrEqual(before + 2)
}

test('a site with a hosted backend caches no page whose rendering or read began before a change and ended after it', async () => {
  // Longer than the site takes to see the change, shorter than the timeout of a read.
  backend.content.delayMs = 3500
  const early = page()
  await expect.poll(() => backend.asked, { intervals: [20] }).toContain('/member/slow')
  Object.assign(backend.content, { name: 'After', version: 2, delayMs: 0 })
  await polled()
  const late = page('/en')
  expect(await early).toBe('Before')
  await late
  expect(await page()).toBe('After')
  await expect.poll(() => page('/en')).toBe('After')
})

test('a site with a hosted backend polls missed changes after a minute without a notification', {
  tag: '@full',
}, async () => {
  // What was rendered just after a change is invalidated once more, when the last read from before the change is
  // over.
  await pause(6000)
  const addresses = ['/khong-co', '/en/tin-tuc/khong-co', '/zh/tong-quan/khong-co', '/tong-quan/newcomer']
  const reported = async (address: string) => {
    const answer = await fetch(site.url + address)
    const head = (await answer.text()).split('</head>')[0] ?? ''
    const title = /<title>([^<]*)/.exec(head)?.[1]
    return [answer.status, title, head.includes('<meta name="description"'), head.includes('noindex')]
  }
  const allReported = () => Promise.all(addresses.map(reported))
  const missing = ['Không tìm thấy trang', 'Page not found', '找不到页面', 'Không tìm thấy trang'].map((title) => [
    404,
    `${title} | ILC`,
    true,
    true,
  ])
  expect(await allReported()).toEqual(missing)
  backend.content.hasNewcomer = true
  await expect
    .poll(async () => (await allReported()).at(-1), { intervals: [1000] })
    .toEqual([200, 'Newcomer | ILC', true, false])
  expect((await allReported()).slice(0, -1)).toEqual(missing.slice(0, -1))
})

test('a site cannot report changes if the backend cannot', async () => {
  const status = async () => (await fetch(`${site.url}/api/content-versions`)).status
  backend.content.version = undefined
  // A call that joins one under way gets its answer.
  await expect.poll(status).toBe(404)
  backend.content.version = 3
  await expect.poll(status).toBe(200)
})
