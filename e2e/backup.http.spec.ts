import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { digest, keepWriting } from './busy-writers'
import { runCommand } from './commands'
import { stored } from './consultation-calls'
import { backups, type Site } from './instances'
import { signInByCalls } from './users'
import { createDatabase, dropDatabase, startPrepared } from './prepared-site'
import { asStranger } from './roles'
import type { RunningSite } from './running-site'
import { docsOf, inDatabase } from './site-database'
import { asStaff } from './staff'

for (const [kind, { first, second }] of Object.entries(backups)) {
  test.describe(`a site on ${kind}`, { tag: kind === 'sqlite' ? [] : ['@full'] }, () => {
    test.skip(!first.available, 'no PostgreSQL')
    test.describe.configure({ mode: 'serial' })

    const running = new Map<string, RunningSite>()
    const contexts: APIRequestContext[] = []
    let folder: string

    async function start(site: Site): Promise<void> {
      running.set(site.url, await startPrepared(site))
    }
    async function stop(site: Site): Promise<void> {
      await running.get(site.url)?.stop()
      running.delete(site.url)
    }

    async function contextOf(site: Site): Promise<APIRequestContext> {
      const context = await asStranger(site.url)
      contexts.push(context)
      return context
    }
    async function staffOf(site: Site): Promise<APIRequestContext> {
      const context = await asStaff(site.url)
      contexts.push(context)
      return context
    }
    async function asUser(name: string): Promise<APIRequestContext> {
      const context = await contextOf(first)
      await signInByCalls(context, name)
      return context
    }

    const archives = () =>
      readdirSync(folder)
        .map((name) => path.join(folder, name))
        .sort()
    const backUp = () => runCommand(first.environment, 'backup', folder)
    const restore = (...args: string[]) => runCommand(second.environment, 'restore', ...args)

    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'ilc-archives-'))
      for (const { environment } of [first, second]) {
        rmSync(environment.DATA_DIR, { recursive: true, force: true })
        await dropDatabase(environment.DATABASE_URL)
      }
      await createDatabase(second.environment.DATABASE_URL)
      await start(first)
    })

    test.afterAll(async () => {
      await Promise.all(contexts.map((context) => context.dispose()))
      await Promise.all([...running.values()].map((site) => site.stop()))
      rmSync(folder, { recursive: true })
    })

    const article = async (site: APIRequestContext, slug: string) =>
      (await site.get(`/api/article/${slug}`)).json() as Promise<{
        data: { previewImage?: string; interactedArticles: { value: string }[] }
      }>

    async function expectFiles(site: APIRequestContext, known: Map<string, string>): Promise<void> {
      const images = [
        ...(await docsOf<{ filename: string }>(site, 'media')),
        ...(await docsOf<{ filename: string }>(site, 'avatars')),
      ]
      const before = await contextOf(first)
      for (const { filename } of images) {
        const answer = await site.get(`/media/${filename}`, { maxRedirects: 0 })
        expect([filename, answer.status(), digest(await answer.body())]).toEqual([
          filename,
          200,
          known.get(filename) ?? digest(await (await before.get(`/media/${filename}`)).body()),
        ])
      }
      for (const { key, digest: reported } of await docsOf<{ key: string; digest: string }>(site, 'attachments')) {
        const answer = await site.get(`/admin/api/attachments/file/${key}`)
        expect([key, answer.status(), digest(await answer.body())]).toEqual([key, 200, reported])
      }
    }

    test('a backup taken during writes restores the state of one moment', async () => {
      const staffHere = await staffOf(first)
      const writers = keepWriting(
        staffHere,
        await Promise.all(Array.from({ length: 6 }, (_, i) => asUser(`Độc giả sao lưu ${i}`))),
      )
      await writers.more(4)
      const before = [...writers.written]
      const confirmedBefore = writers.confirmed()
      const { status, output } = await backUp()
      const during = writers.confirmed() - confirmedBefore
      await writers.stop()
      expect([status, output]).toEqual([
        0,
        expect.stringMatching(
          /ilc-\d{8}-\d{6}\.zip: \d+ articles, \d+ members, \d+ comments, \d+ requests, 1 staff, \d+ files/,
        ),
      ])
      expect(output).not.toContain('lacks files')
      expect(during).toBeGreaterThan(0)

      const [archive = ''] = archives()
      const restored = await restore(archive)
      expect([restored.status, restored.output]).toEqual([0, expect.stringContaining('Restored as it was at')])
      await start(second)
      const there = await staffOf(second)
      const slugs = new Set((await docsOf<{ slug: string }>(there, 'articles')).map(({ slug }) => slug))
      for (const { slug } of before) expect([slug, slugs.has(slug)]).toEqual([slug, true])

      const known = new Map(writers.written.flatMap(({ images }) => [...images]))
      await expectFiles(there, known)
      const requested = new Set((await stored(there, '')).map(({ reference }) => reference))
      const whole = writers.written.filter(({ slug }) => slugs.has(slug))
      for (const { slug } of whole) expect([slug, (await there.get(`/tin-tuc/${slug}`)).status()]).toEqual([slug, 200])
      // The last round may have been only partly written.
      for (const { slug, reference, comment } of whole.slice(0, -1)) {
        expect([slug, requested.has(reference)]).toEqual([slug, true])
        expect((await article(there, slug)).data.interactedArticles.map(({ value }) => value)).toEqual([comment])
      }
      const summary = /(\d+) articles, (\d+) members, (\d+) comments, (\d+) requests/.exec(output)?.slice(1).map(Number)
      const rows = await Promise.all(
        ['articles', 'members', 'interacted-articles', 'consultation-requests'].map((name) => docsOf(there, name)),
      )
      expect(rows.map(({ length }) => length)).toEqual(summary)
    })

    test('a running site is never overwritten, an existing one only with --replace @full', async () => {
      const [archive = ''] = archives()
      for (const args of [[archive], [archive, '--replace']]) {
        const refused = await restore(...args)
        const reason = expect.stringMatching(/The restore did not succeed\.\n.*stop/)
        expect([refused.status, refused.output]).toEqual([1, reason])
      }
      await stop(second)
      const refused = await restore(archive)
      expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('There is something here already')])
      const damaged = path.join(folder, 'damaged.zip')
      writeFileSync(damaged, readFileSync(archive).subarray(0, -1000))
      expect((await restore(damaged, '--replace')).output).toContain('is no backup, or a damaged one')
      rmSync(damaged)
      if (kind === 'postgres') {
        const elsewhere = { ...second.environment, DATABASE_URL: '', DATA_DIR: path.join(folder, 'elsewhere') }
        expect((await runCommand(elsewhere, 'restore', archive)).output).toContain(
          'is of a postgres database, this site has a sqlite database',
        )
        expect(archives()).toEqual([archive])
      }
      expect((await runCommand(second.environment, 'restore')).status).toBe(2)
    })

    async function contentHash(of: Site): Promise<string> {
      const site = await staffOf(of)
      const texts: string[] = []
      for (const call of ['article', 'member/?page=1&limit=100000000', 'ecosystem', 'video', 'site-record']) {
        const answer = await site.get(`/api/${call}`)
        expect([call, answer.status()]).toEqual([call, 200])
        texts.push(await answer.text())
      }
      const staffs = ['accounts', 'media', 'attachments']
      for (const collection of ['articles', 'consultation-requests', 'interacted-articles', ...staffs])
        texts.push(JSON.stringify(await docsOf(site, collection)))
      return hash('sha256', texts.join('\n').replaceAll(of.url, 'SITE'), 'hex')
    }

    const rowsOf = (statement: string) => inDatabase(second.environment, statement)

    test('a restore replaces another site and is identical to the original', { tag: '@full' }, async () => {
      const [archive] = archives()
      await stop(second)
      if (kind === 'postgres')
        await rowsOf('ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO pg_monitor')
      expect((await backUp()).status).toBe(0)
      const later = archives().find((name) => name !== archive) ?? ''
      const replaced = await restore(later, '--replace')
      expect([replaced.status, replaced.output]).toEqual([0, expect.stringContaining('Restored')])
      if (kind === 'postgres')
        expect(await rowsOf(`SELECT has_table_privilege('pg_monitor', 'articles', 'SELECT') AS granted`)).toEqual([
          { granted: true },
        ])
      await start(second)
      expect(await contentHash(second)).toBe(await contentHash(first))
      await expectFiles(await staffOf(second), new Map())
    })

    test('the site makes an encrypted backup by itself, and a drill restores it beside the site', {
      tag: '@full',
    }, async () => {
      const to = path.join(folder, 'nightly')
      const environment = { ...first.environment, BACKUP_DIR: to, BACKUP_KEY: '7'.repeat(64) }
      const made = await runCommand(environment, 'backup:nightly')
      expect([made.status, made.output]).toEqual([
        0,
        expect.stringMatching(/^ilc-nightly-[\d-]+\.zip\.enc in .*: \d+ a/),
      ])
      const drill = await runCommand(environment, 'restore:drill')
      expect([drill.status, drill.output]).toEqual([0, expect.stringContaining('The backup can be restored.')])
      expect(drill.output).toMatch(
        /articles: \d+, as in the backup\n[^]*\/ answers 200\n\/[\w-]+\/[\w-]+ answers 200\n/,
      )
      expect(readdirSync(first.environment.DATA_DIR).filter((name) => name.startsWith('.drill'))).toEqual([])
      const refused = await runCommand({ ...environment, BACKUP_KEY: '8'.repeat(64) }, 'restore:drill')
      expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('encrypted with another key')])
      // The site notes it: its dashboard has the time, although it makes none by itself in tests.
      const dashboard = await (await staffOf(first)).get('/admin', { headers: { accept: 'text/html' } })
      expect([dashboard.status(), await dashboard.text()]).toEqual([
        200,
        expect.stringMatching(/(?:Bản sao lưu gần nhất|Last backup): \d/),
      ])
    })
  })
}
