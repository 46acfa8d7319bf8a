import { connect, createServer, type Server, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { whole } from './consultation-calls'
import { databaseAt, instance, portAt, postgres } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, publish } from './staff'

/**
 * A site whose PostgreSQL is unavailable for a while: pages that were requested before are still served, all others are
 * temporarily unavailable (product decisions 7).
 */

const port = portAt(37)

class Line {
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined

  lay(): Promise<void> {
    const { hostname, port: behind } = new URL(postgres)
    return this.#take((near) => {
      const far = connect(Number(behind), hostname)
      this.#sockets.add(far)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one
          .once('close', () => other.destroy())
          .once('error', () => other.destroy())
          .pipe(other)
    })
  }

  hang(): Promise<void> {
    return this.#take((near) => near.once('error', () => near.destroy()))
  }

  cut(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  async #take(answer: (near: Socket) => void): Promise<void> {
    this.cut()
    this.#server = createServer((near) => {
      this.#sockets.add(near)
      answer(near)
    })
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve))
  }
}

const direct = databaseAt('database-outage')
const own = instance(38, 'database-outage', {
  DATABASE_URL: direct && Object.assign(new URL(direct), { hostname: '127.0.0.1', port }).href,
})
const line = new Line()
let site: RunningSite

test.skip(postgres === '', 'no PostgreSQL')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await dropDatabase(own.environment.DATABASE_URL)
  await line.lay()
  site = await startPrepared(own)
})
test.afterAll(async () => {
  await site.stop()
  line.cut()
})

const seen = ['/', longArticle.vi]

const outages = [
  [
    'is cut',
    () => line.cut(),
    ['/en/dich-vu', '/tin-tuc/chua-ai-xem', '/sitemap.xml', '/tim-kiem?q=luat', '/feed/en/rss.xml'],
  ],
  [
    'hangs',
    () => line.hang(),
    ['/zh/dich-vu', '/tin-tuc/chua-ai-xem-nua', '/llms.txt', '/tim-kiem?q=thue', '/feed/zh/rss.xml'],
  ],
] as const

for (const [what, begin, unseen] of outages) {
  test(`while the connection ${what} cached pages stay, others and what was corrected are 503 until the database is back, and no write is reported as stored`, {
    tag: what === 'hangs' ? ['@full'] : [],
  }, async ({ request }) => {
    const get = (address: string) => request.get(own.url + address)
    const status = async (address: string) => (await get(address)).status()
    for (const address of seen) expect([address, await status(address)]).toEqual([address, 200])

    const staff = await asStaff(own.url)
    const { id, slug } = await publish(staff, { title: `Bài viết sai, ${what}` })
    const corrected = `/tin-tuc/${slug}`
    expect(await status(corrected)).toBe(200)
    expect((await staff.patch(`/admin/api/articles/${id}`, { data: { title: 'Bài viết đúng' } })).status()).toBe(200)
    await staff.dispose()

    await begin()
    expect(await status(corrected)).toBe(503)
    for (const address of seen) expect([address, await status(address)]).toEqual([address, 200])
    const [list, requested, ...answers] = await Promise.all([
      get('/api/article/?page=1&limit=6&search=&type='),
      request.post(`${own.url}/api/reservation`, {
        data: whole('Khách khi mất cơ sở dữ liệu'),
        headers: { origin: own.url },
      }),
      ...unseen.map(get),
    ])
    for (const answer of [list, requested])
      expect([answer.status(), await answer.json()]).toMatchObject([503, { error: { code: 'backend_unavailable' } }])
    for (const [i, answer] of answers.entries())
      expect([unseen[i], answer.status(), answer.headers()['retry-after']]).toEqual([unseen[i], 503, '30'])
    for (const address of seen) expect([address, await status(address)]).toEqual([address, 200])

    await line.lay()
    const [page, missing, file] = unseen
    await expect.poll(() => status(page)).toBe(200)
    await expect.poll(() => status(missing)).toBe(404)
    await expect.poll(() => status(file)).toBe(200)
    await expect.poll(() => status(corrected)).toBe(200)
    expect(await (await get(corrected)).text()).toContain('Bài viết đúng')
  })
}
