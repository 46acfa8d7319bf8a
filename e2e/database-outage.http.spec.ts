import { connect, createServer, type Server, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { whole } from './consultation-calls'
import { dataFolder, instance, postgres } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import { startSite, type RunningSite } from './running-site'
import path from 'node:path'

/** A site whose PostgreSQL goes away for a while: what was seen stays, all else is only not to be had now (product decisions 7). */

const port = Number(new URL(instance(37, 'database-line', {}).url).port)
const name = 'database-outage'

/** The line to PostgreSQL, which a test may cut. */
class Line {
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined

  async lay(): Promise<void> {
    const { hostname, port: behind } = new URL(postgres)
    this.#server = createServer((near) => {
      const far = connect(Number(behind), hostname)
      for (const [one, other] of [[near, far], [far, near]] as const) {
        this.#sockets.add(one)
        one.once('close', () => other.destroy()).once('error', () => other.destroy())
        one.pipe(other)
      }
    })
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve))
  }

  cut(): void {
    this.#server?.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }
}

const direct = postgres && new URL(name, postgres).href
const own = instance(38, name, { DATABASE_URL: direct })
const line = new Line()
let site: RunningSite

test.skip(postgres === '', 'no PostgreSQL')
test.describe.configure({ timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await dropDatabase(direct)
  // Its database is made by the direct way, since whoever makes it looks for it there.
  await (await startPrepared(own)).stop()
  await line.lay()
  const over = Object.assign(new URL(direct), { hostname: '127.0.0.1', port: String(port) }).href
  site = await startSite(own.url, { ...own.environment, DATABASE_URL: over, NODE_ENV: 'production' }, path.join(dataFolder, `${name}.log`), ['node', '--import', 'tsx', 'scripts/serve.ts'])
})
test.afterAll(async () => {
  await site.stop()
  line.cut()
})

test('what was seen stays, what was not is 503 and comes back with the database, and nothing is taken for stored', async ({ request }) => {
  const get = (address: string) => request.get(own.url + address)
  const status = async (address: string) => (await get(address)).status()
  for (const address of ['/', longArticle.vi]) expect([address, await status(address)]).toEqual([address, 200])

  line.cut()
  for (const address of ['/', longArticle.vi]) expect([address, await status(address)]).toEqual([address, 200])
  for (const address of ['/en/dich-vu', '/tin-tuc/chua-ai-xem', '/tim-kiem?q=luat', '/feed/en/rss.xml', '/sitemap.xml']) {
    const answer = await get(address)
    expect([address, answer.status(), answer.headers()['retry-after']]).toEqual([address, 503, '30'])
  }
  const list = await get('/api/article/?page=1&limit=6&search=&type=')
  expect([list.status(), await list.json()]).toMatchObject([503, { error: { code: 'backend_unavailable' } }])
  const asked = await request.post(`${own.url}/api/reservation`, { data: whole('Khách khi mất cơ sở dữ liệu'), headers: { origin: own.url } })
  expect([asked.status(), await asked.json()]).toMatchObject([503, { error: { code: 'backend_unavailable' } }])

  await line.lay()
  await expect.poll(() => status('/en/dich-vu')).toBe(200)
  await expect.poll(() => status('/tin-tuc/chua-ai-xem')).toBe(404)
  await expect.poll(() => status('/sitemap.xml')).toBe(200)
})
