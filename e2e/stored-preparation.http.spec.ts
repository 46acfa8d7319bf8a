import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { preparationVersion } from '@/lib/content/preparation/prepared-article'
import { longArticle } from './addresses'
import { databaseAt, instance, postgres, tagsOn, type Site } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { inDatabase } from './site-database'
import { asStaff, publish } from './staff'

const sites = [
  { database: 'SQLite', own: instance(96, 'stored-preparation', {}) },
  {
    database: 'PostgreSQL',
    own: instance(
      97,
      'stored-preparation-postgres',
      { DATABASE_URL: databaseAt('stored-preparation') },
      postgres !== '',
    ),
  },
] as const

type Row = Record<string, unknown>

const query = async ({ environment }: Site, statement: string) => (await inDatabase(environment, statement)) as Row[]

function workersOf({ pid }: RunningSite): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('article.worker'))
    .map(Number)
}

for (const { database, own } of sites) {
  test.describe(database, { tag: tagsOn(database) }, () => {
    test.skip(!own.available, 'no PostgreSQL')
    let site: RunningSite
    let staff: APIRequestContext
    test.beforeAll(async () => {
      site = await startPrepared(own)
      staff = await asStaff(own.url)
    })
    test.afterAll(async () => {
      await staff.dispose()
      // Its worker may be stopped, and would not end.
      await site.stop('SIGKILL')
    })

    test('made at another address, they are shown as they are stored, with the addresses of this site', async () => {
      // The sample content was loaded on another port.
      for (const address of [longArticle.vi, `${longArticle.vi}.md`, '/feed/vi/atom.xml', '/feed/en/rss.xml']) {
        const response = await fetch(own.url + address)
        const text = await response.text()
        expect([address, response.status, text.includes('.invalid/')]).toEqual([address, 200, false])
        if (address.endsWith('.md')) expect(text).toContain(`](${own.url}/media/`)
      }
      expect(workersOf(site)).toEqual([])
    })

    test('made at a save, shown as stored, made anew in the background', async () => {
      const rowOf = async (id: number) =>
        (await query(own, `SELECT version, made FROM prepared_articles WHERE article_id = ${id}`))[0]
      const { id, slug } = await publish(staff, { title: 'Bài được chuẩn bị', html: '<div>Bản <b>mới</b></div>' })
      const { id: other } = await publish(staff, { title: 'Bài khác' })
      const textOf = async () => (await fetch(`${own.url}/tin-tuc/${slug}`)).text()
      // Any change of an article makes the pages of articles expire.
      const touch = async (summary: string) =>
        expect((await staff.patch(`/admin/api/articles/${other}`, { data: { summary } })).status()).toBe(200)

      expect(await rowOf(id)).toMatchObject({
        version: preparationVersion,
        made: expect.stringContaining('<p>Bản <b>mới</b></p>'),
      })
      const draft = { title: 'Bản nháp', summary: 'x', type: 'NEWS', language: 'vi', format: 'HTML', html: '<p>x</p>' }
      const created = await staff.post('/admin/api/articles?draft=true', { data: { ...draft, _status: 'draft' } })
      const { doc } = (await created.json()) as { doc: { id: number } }
      expect([created.status(), await rowOf(doc.id)]).toEqual([201, undefined])

      const older = "made = replace(made, 'Bản <b>', 'Bản cũ <b>'), version = 0"
      await query(own, `UPDATE prepared_articles SET ${older} WHERE article_id = ${id}`)
      await touch('Một.')
      expect(await textOf()).toContain('<p>Bản cũ <b>mới</b></p>')
      await site.stop()
      site = await startPrepared(own)
      await expect.poll(async () => (await rowOf(id))?.version).toBe(preparationVersion)
      await expect.poll(textOf).toContain('<p>Bản <b>mới</b></p>')

      await query(own, 'DELETE FROM prepared_articles')
      await touch('Hai.')
      expect(await textOf()).toContain('<p>Bản <b>mới</b></p>')
      await expect.poll(() => rowOf(id)).toMatchObject({ version: preparationVersion })

      expect((await staff.delete(`/admin/api/articles/${id}`)).status()).toBe(200)
      expect(await rowOf(id)).toBeUndefined()
    })

    // PostgreSQL has several writers at a time.
    if (database !== 'SQLite') return
    test('while the text of a save is prepared, others write', async () => {
      const { id, slug } = await publish(staff, { title: 'Bài chờ chuẩn bị' })
      const [worker = NaN] = workersOf(site)
      process.kill(worker, 'SIGSTOP')
      let isSaved = false
      const saving = staff
        .patch(`/admin/api/articles/${id}`, { data: { html: '<p>Sửa lần hai</p>' } })
        .finally(() => (isSaved = true))
      for (const words of ['một', 'hai']) {
        expect((await staff.post('/admin/api/globals/moderation', { data: { words } })).status()).toBe(200)
        // SQLite has one writer at a time: had the save begun its transaction, it would have ended first.
        expect(isSaved).toBe(false)
      }
      process.kill(worker, 'SIGCONT')
      expect((await saving).status()).toBe(200)
      expect(await (await fetch(`${own.url}/tin-tuc/${slug}`)).text()).toContain('Sửa lần hai')
    })
  })
}
