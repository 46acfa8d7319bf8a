import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, request as newRequest, test } from '@playwright/test'
import { signInSettings } from '@/tools/sign-in/settings'
import { longArticle } from './addresses'
import { runCommand } from './commands'
import { databaseAt, dataFolder, instance, portAt, postgres, providerPorts } from './instances'
import { hasPgBouncer, startPgBouncer } from './pgbouncer'
import { createDatabase, dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff, publish } from './staff'
import { signInByCalls } from './users'

/** Two instances on one PostgreSQL, behind PgBouncer in transaction mode: sessions are shared, and prepared nothing. */

const port = portAt(160)
const pooled = (name: string) =>
  postgres && Object.assign(new URL(databaseAt(name)), { host: `127.0.0.1:${port}` }).href
const settings = (name: string) => ({
  DATABASE_URL: pooled(name),
  DATABASE_DIRECT_URL: databaseAt(name),
  DATA_DIR: path.join(dataFolder, name),
})
const signIn = signInSettings(providerPorts.google, providerPorts.facebook)
const own = (offset: number) => instance(offset, 'pooled', { ...signIn, ...settings('pooled') })
const [first, second] = [own(161), own(162)]
const empty = instance(163, 'pooled_empty', settings('pooled_empty'))
const withoutDirect = (environment: Record<string, string>) => ({ ...environment, DATABASE_DIRECT_URL: '' })

test.skip(!postgres || !hasPgBouncer, 'no PostgreSQL or PgBouncer')
test.describe.configure({ mode: 'serial' })

let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined
const running: RunningSite[] = []
test.beforeAll(async () => {
  pooler = await startPgBouncer(path.join(dataFolder, 'pgbouncer'), port, postgres)
  for (const site of [first, second])
    running.push(await startPrepared(site, path.join(dataFolder, `pooled-${site.environment.PORT}.log`)))
})
test.afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  await pooler?.stop()
  await dropDatabase(databaseAt('pooled'))
  await dropDatabase(databaseAt('pooled_empty'))
})

const text = async (site: string, address: string) => {
  const answer = await fetch(site + address)
  return answer.status === 200 ? answer.text() : `${answer.status}`
}
const everywhere = async (address: string, words: string) => {
  for (const { url } of [first, second]) await expect.poll(() => text(url, address)).toContain(words)
}

test('what is saved, published, commented and searched shows on both @full', async () => {
  const api = await asStaff(first.url)
  const title = `Qua bộ gom kết nối ${Date.now()}`
  const { id, slug } = await publish(api, { title })
  await everywhere('/tin-tuc', title)
  await everywhere(`/tim-kiem?q=${encodeURIComponent(title)}`, slug)
  const draft = { data: { title: `${title}, sửa`, _status: 'published' } }
  expect((await api.patch(`/admin/api/articles/${id}`, draft)).status()).toBe(200)
  await everywhere(`/tin-tuc/${slug}`, `${title}, sửa`)
  await api.dispose()

  const user = await newRequest.newContext({ baseURL: second.url })
  await signInByCalls(user, 'Pooled', { provider: 'facebook' })
  const articleID = longArticle.vi.split('/').at(-1) ?? ''
  const words = `Bình luận qua bộ gom ${Date.now()}`
  const answer = await user.post('/api/interactedArticle', { data: { type: 'COMMENT', value: words, articleID } })
  expect(answer.status()).toBe(201)
  await user.dispose()
  await everywhere(longArticle.vi, words)
})

test('a backup leaves the sessions of the site as they were @full', async () => {
  const folder = path.join(dataFolder, 'pooled-backups')
  mkdirSync(folder, { recursive: true })
  const refused = await runCommand(withoutDirect(first.environment), 'backup', folder)
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('set DATABASE_DIRECT_URL')])
  const made = await runCommand(first.environment, 'backup', folder)
  expect([made.status, made.output]).toEqual([0, expect.any(String)])
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^ilc-.*\.zip$/)])
  const requested = Array.from({ length: 12 }, (_, i) =>
    text([first, second][i % 2]?.url ?? '', `/tim-kiem?q=luat+${i}`),
  )
  for (const page of await Promise.all(requested)) expect(page).toContain('</html>')
})

test('an empty database is migrated past the pooler, and the next command need not wait for it @full', async () => {
  await dropDatabase(databaseAt('pooled_empty'))
  await createDatabase(databaseAt('pooled_empty'))
  const refused = await runCommand(withoutDirect(empty.environment), 'db:migrate')
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('set DATABASE_DIRECT_URL')])
  for (let i = 0; i < 2; i += 1) {
    const { status, output } = await runCommand(empty.environment, 'db:migrate')
    expect([status, output]).toEqual([0, expect.not.stringContaining('Waiting for it')])
  }
})
