import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { databaseAt, instance, postgres, signIn, tagsOn } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { signInByCalls } from './users'

/** A comment has only the pages of its article rendered anew, on each instance that shares the database. */

const own = (offset: number, name: string, url: string) =>
  instance(offset, name, { ...signIn, METRICS_TOKEN: '', DATABASE_URL: url })

const pairs = [
  { database: 'SQLite', available: true, at: [160, 161], name: 'comment-renders', url: '' },
  {
    database: 'PostgreSQL',
    available: postgres !== '',
    at: [162, 163],
    name: 'comment-renders-postgres',
    url: databaseAt('comment-renders'),
  },
] as const

const articleID = longArticle.vi.split('/').at(-1) ?? ''
/** Pages without the comments on this article. */
const others = ['/', '/nghien-cuu', longArticle.en, longArticle.zh, '/feed/vi/rss.xml']

const text = async (url: string, path: string) => (await fetch(url + path)).text()
const rendered = async (url: string) =>
  Number(/^ilc_pages_total\{from="rendered"\} (\d+)/m.exec(await text(url, '/metrics'))?.[1] ?? 0)

/** How many pages are rendered by reading some. */
async function renderedBy(url: string, paths: readonly string[]): Promise<number> {
  const before = await rendered(url)
  for (const path of paths) await text(url, path)
  return (await rendered(url)) - before
}

for (const { database, available, at, name, url } of pairs) {
  test.describe(database, { tag: tagsOn(database) }, () => {
    test.skip(!available, 'no PostgreSQL here')
    const sites = at.map((offset) => own(offset, name, url))
    const [first, second] = sites.map((site) => site.url) as [string, string]
    const running: RunningSite[] = []
    test.beforeAll(async () => {
      for (const site of sites) running.push(await startPrepared(site))
    })
    test.afterAll(() => Promise.all(running.map((site) => site.stop())))

    test('pages of other articles are not rendered anew after a comment', async ({ playwright }) => {
      const user = await playwright.request.newContext({ baseURL: first })
      await signInByCalls(user, 'Lan Anh')
      const all = [...others, longArticle.vi]
      // What was rendered soon after the start is invalidated again, until the longest read from before is over.
      for (const site of [first, second]) {
        await expect(async () => {
          await renderedBy(site, all)
          await new Promise((resolve) => setTimeout(resolve, 6000))
          expect(await renderedBy(site, all)).toBe(0)
        }).toPass()
      }
      const data = { type: 'COMMENT', value: `Bình luận ${database}`, articleID }
      expect((await user.post('/api/interactedArticle', { data })).status()).toBe(201)
      expect(await text(first, longArticle.vi)).toContain(data.value)
      await expect.poll(() => text(second, longArticle.vi), { intervals: [50] }).toContain(data.value)
      for (const site of [first, second]) expect([site, await renderedBy(site, others)]).toEqual([site, 0])
      await user.dispose()
    })
  })
}
