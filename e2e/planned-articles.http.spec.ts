import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { colleague, type Colleague } from './colleagues'
import { databaseAt, dataFolder, indexNowKey, instance, postgres } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, docsOf, publish } from './staff'

const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const past = new Date(Date.now() - hour).toISOString()

const articles = '/admin/api/articles'

const activitiesOf = async (api: APIRequestContext, id: number) =>
  (await docsOf<Record<'what' | 'who', string>>(api, `activities?limit=0&where[record][equals]=${id}`)).map(
    ({ what, who }) => `${what} ${who}`,
  )

async function saveDraft(api: APIRequestContext, id: number, data: object): Promise<[number, string[]]> {
  const answer = await api.patch(`${articles}/${id}?draft=true`, { data })
  const { errors = [] } = (await answer.json()) as { errors?: { data?: { errors?: { path: string }[] } }[] }
  return [answer.status(), errors.flatMap((error) => error.data?.errors?.map(({ path }) => path) ?? [])]
}

test.describe('on one instance', () => {
  const own = instance(120, 'planned', { INDEXNOW_KEY: indexNowKey, INDEXNOW_URL: 'http://127.0.0.1:9/none' })
  const logFile = path.join(dataFolder, 'planned.log')
  let site: RunningSite
  let admin: APIRequestContext
  let editor: Colleague
  let author: Colleague

  const start = async () => {
    site = await startPrepared(own, logFile)
  }
  test.beforeAll(async () => {
    rmSync(own.environment.DATA_DIR, { recursive: true, force: true })
    await start()
    admin = await asStaff(own.url)
    editor = await colleague(admin, own.url, 'editor', 'Biên Tập')
    author = await colleague(admin, own.url, 'author', 'Tác Giả')
  })
  test.afterAll(async () => {
    await Promise.all([admin, editor.api, author.api].map((api) => api.dispose()))
    await site.stop()
  })

  function withDatabase<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(path.join(own.environment.DATA_DIR, 'ilc.sqlite'), { timeout: 30_000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  const come = (column: 'publish_at' | 'unpublish_at', ...ids: number[]) =>
    withDatabase((database) => {
      const version = database.prepare(
        `UPDATE _articles_v SET version_${column} = ?
         WHERE latest = 1 AND parent_id = ? AND version_${column} IS NOT NULL`,
      )
      const row = database.prepare(`UPDATE articles SET ${column} = ? WHERE id = ? AND ${column} IS NOT NULL`)
      return ids.map((id) => {
        row.run(past, id)
        return version.run(past, id).changes
      })
    })

  const status = async ({ slug }: { slug: string }) => (await fetch(`${own.url}/tin-tuc/${slug}`)).status
  const text = async (at: string) => (await fetch(new URL(at, own.url))).text()
  async function places({ slug }: { slug: string }): Promise<string[]> {
    const maps = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at)
    const files = [
      '/tin-tuc',
      '/feed/vi/rss.xml',
      `/api/search?q=${slug}`,
      '/api/article/?type=NEWS&limit=50&language=VI',
    ]
    const results = await Promise.all(
      [...files, ...maps.map((at) => new URL(at).pathname)].map(async (at) => [at, await text(at)] as const),
    )
    return results.filter(([, body]) => body.includes(slug)).map(([at]) => at)
  }
  const draft = (title: string, data: object = {}) => publish(editor.api, { title, _status: 'draft', ...data })
  const planned = (title: string, data: object = {}) => draft(title, { publishAt: inHours(2), ...data })

  test('editors plan, authors do not; a date ahead and a text that is not complete are refused', async () => {
    const refused = await editor.api.post(articles, {
      data: { title: 'Ngày mai', summary: 'x', html: '<p>x</p>', createDate: inHours(24), _status: 'published' },
    })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toContain('createDate')

    const article = await draft('Bài hẹn giờ', { createDate: inHours(1) })
    expect((await editor.api.patch(`${articles}/${article.id}`, { data: { _status: 'published' } })).status()).toBe(400)
    expect(await saveDraft(editor.api, article.id, { publishAt: past })).toEqual([400, ['publishAt']])
    expect(await saveDraft(editor.api, article.id, { publishAt: inHours(0.5) })).toEqual([400, ['createDate']])
    expect(await saveDraft(editor.api, article.id, { publishAt: inHours(2), unpublishAt: inHours(1) })).toEqual([
      400,
      ['unpublishAt'],
    ])
    expect(await saveDraft(editor.api, article.id, { publishAt: inHours(2), summary: '' })).toEqual([400, ['summary']])

    const ofAuthor = await publish(author.api, { title: 'Bài của tác giả', _status: 'draft', publishAt: inHours(2) })
    const stored = async (id: number) =>
      (await (await editor.api.get(`${articles}/${id}?draft=true&depth=0`)).json()) as Record<string, unknown>
    expect((await stored(ofAuthor.id)).publishAt).toBeNull()

    expect(await saveDraft(editor.api, article.id, { publishAt: inHours(2) })).toEqual([200, []])
    expect(await status(article)).toBe(404)
    expect((await saveDraft(author.api, article.id, { html: '<p>lén</p>' }))[0]).toBe(403)
    expect((await editor.api.patch(`${articles}/${article.id}`, { data: { _status: 'published' } })).status()).toBe(400)
    const list = await editor.api.get(`${articles}?draft=true&depth=0&where[publishAt][exists]=true`)
    expect(((await list.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id)).toEqual([article.id])

    expect(await saveDraft(editor.api, article.id, { publishAt: null, createDate: past })).toEqual([200, []])
    expect((await stored(article.id)).publishAt).toBeNull()
    expect((await saveDraft(author.api, article.id, { html: '<p>y</p>' }))[0]).toBe(200)
    expect((await activitiesOf(admin, article.id)).toReversed()).toEqual([
      `CREATED ${editor.email}`,
      `PLANNED ${editor.email}`,
      `CHANGED ${editor.email}`,
      `CHANGED ${author.email}`,
    ])
  })

  test('what was due while the site was down is done at its start; what failed is tried again', {
    tag: '@full',
  }, async () => {
    const [first, broken, cancelled, trashed] = [
      await planned('Zirkon đúng giờ'),
      await planned('Zirkon bị hỏng'),
      await planned('Zirkon bị hủy'),
      await planned('Zirkon vào thùng rác'),
    ]
    const last = await publish(editor.api, { title: 'Zirkon hết hạn', unpublishAt: inHours(3) })
    const missed = await planned('Zirkon lỡ cả hai', { unpublishAt: inHours(3) })
    expect(await saveDraft(editor.api, cancelled.id, { publishAt: null })).toEqual([200, []])
    expect(
      (await admin.patch(`${articles}/${trashed.id}`, { data: { deletedAt: new Date().toISOString() } })).status(),
    ).toBe(200)
    expect(await Promise.all([first, cancelled, trashed, missed].map(status))).toEqual([404, 404, 404, 404])
    expect(await places(last)).not.toEqual([])

    await site.stop('SIGKILL')
    expect(come('publish_at', first.id, broken.id, cancelled.id, trashed.id, missed.id)).toEqual([1, 1, 0, 0, 1])
    expect(come('unpublish_at', last.id, missed.id)).toEqual([1, 1])
    const title = (value: string | null) =>
      withDatabase((database) =>
        database
          .prepare('UPDATE _articles_v SET version_title = ? WHERE latest = 1 AND parent_id = ?')
          .run(value, broken.id),
      )
    title(null)
    await start()
    await expect.poll(() => status(first)).toBe(200)
    await expect.poll(() => status(last)).toBe(410)
    await expect
      .poll(() => readFileSync(logFile, 'utf8'))
      .toContain(`The plan of article ${broken.id} failed (attempt 1)`)
    expect(await Promise.all([broken, cancelled, trashed, missed].map(status))).toEqual([404, 404, 404, 404])
    await expect.poll(() => places(last)).toEqual([])
    await expect
      .poll(() => places(first))
      .toEqual(expect.arrayContaining(['/tin-tuc', '/feed/vi/rss.xml', '/sitemap/articles-1.xml']))
    const noticed = withDatabase((database) => database.prepare('SELECT path FROM index_notices').all()).map((row) =>
      String(row.path),
    )
    expect(noticed).toEqual(expect.arrayContaining([first, last].map(({ slug }) => `/tin-tuc/${slug}`)))

    await site.stop()
    title('Zirkon bị hỏng')
    await start()
    await expect.poll(() => status(broken)).toBe(200)
    for (const { id } of [first, broken])
      expect((await activitiesOf(admin, id)).filter((done) => done.startsWith('PUBLISHED'))).toEqual([
        `PUBLISHED_AS_PLANNED ${editor.email}`,
      ])
    expect(await activitiesOf(admin, last.id)).toContain(`WITHDRAWN_AS_PLANNED ${editor.email}`)
    expect(await activitiesOf(admin, missed.id)).toEqual([`PLANNED ${editor.email}`])

    const where = `where[and][0][id][equals]=${trashed.id}&where[and][1][deletedAt][exists]=true`
    const restored = await admin.patch(`${articles}?trash=true&${where}`, {
      data: { deletedAt: null, _status: 'draft' },
    })
    expect(((await restored.json()) as { docs: { publishAt: unknown }[] }).docs[0]?.publishAt).toBeNull()
  })
})

test.describe('on two instances', { tag: '@full' }, () => {
  const DATABASE_URL = databaseAt('planned')
  const sites = [121, 122].map((offset) => instance(offset, `planned-${offset}`, { DATABASE_URL }))

  test.skip(!postgres, 'no PostgreSQL')

  test('each article is published exactly once, although both find it due at the same moment', async () => {
    await dropDatabase(DATABASE_URL)
    const running: RunningSite[] = []
    for (const site of sites) running.push(await startPrepared(site))
    const [url = ''] = sites.map((site) => site.url)
    const api = await asStaff(url)
    const client = new Client(DATABASE_URL)
    await client.connect()

    const made: { id: number; slug: string }[] = []
    for (const name of ['một', 'hai', 'ba'])
      made.push(await publish(api, { title: `Bài ${name}`, _status: 'draft', publishAt: inHours(2) }))
    const ids = made.map(({ id }) => id)
    // Both instances find the articles due and wait for the first one's row.
    await client.query('BEGIN')
    await client.query('SELECT id FROM articles WHERE id = ANY($1) FOR UPDATE', [ids])
    const other = new Client(DATABASE_URL)
    await other.connect()
    await other.query('UPDATE _articles_v SET version_publish_at = $1 WHERE latest AND parent_id = ANY($2)', [
      past,
      ids,
    ])
    const waiting = async () =>
      (
        await other.query(
          `SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`,
        )
      ).rowCount
    await expect.poll(waiting).toBe(2)
    await client.query('COMMIT')

    for (const { url } of sites)
      for (const { slug } of made)
        await expect.poll(async () => (await fetch(`${url}/tin-tuc/${slug}`)).status).toBe(200)
    // Whichever came second has looked at all of them: no lock is waited for, and nothing is due.
    await expect.poll(waiting).toBe(0)
    for (const { id } of made)
      expect((await activitiesOf(api, id)).toReversed().map((done) => done.split(' ')[0])).toEqual([
        'PLANNED',
        'PUBLISHED_AS_PLANNED',
      ])
    const { rows } = await other.query(
      'SELECT parent_id, count(*)::int AS versions FROM _articles_v WHERE parent_id = ANY($1) GROUP BY parent_id',
      [ids],
    )
    expect(rows.map(({ versions }: { versions: number }) => versions)).toEqual([2, 2, 2])

    await Promise.all([client, other].map((connection) => connection.end()))
    await api.dispose()
    for (const site of running) await site.stop()
  })
})
