import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { hasNginx, startPlainNginx } from '@/e2e/nginx'
import { hasRedis, startRedis } from '@/e2e/redis'
import { startSite } from '@/e2e/running-site'
import { buildWhenStale } from '@/server/build'
import { runCommand } from '@/server/run-program'
import { startPostgres } from '../test/postgres'
import { machine } from './machine'
import { memoryOf } from './process-tree'
import { publicPages, studioScreens, type Kinds } from './scale/addresses'
import { waitForBackgroundWork } from './scale/background-work'
import { measure, type Measured } from './scale/measure'
import { timeToShow } from './scale/publish'

/**
 * `npm run bench -- scale [SHARE [KINDS]]`: a site of ten years, or a part of it, on PostgreSQL with two instances and Redis
 * behind nginx: its pages, cold and cached, the studio's lists, and how soon both instances show what is published.
 * Fails above the bar. BENCH_SCALE_DATABASE and BENCH_SCALE_DATA name a generated site; otherwise one is made.
 */

/** Milliseconds within which 95 of 100 requests must be answered, and within which both instances show a change. */
const [bar, shownWithin] = [300, 2000]

const [coldRounds, cachedRounds, studioRounds] = [3, 10, 5]

if (!hasNginx || !hasRedis) throw new Error('This needs nginx and redis-server')
const share = process.argv[3] ?? '1'
/** A regular expression for the kinds that are measured. */
const kinds = new RegExp(process.argv[4] ?? '')
/** The kinds among these that are measured, with their addresses. */
const selectKinds = (all: Kinds, prefix = '') => Object.entries(all).filter(([name]) => kinds.test(prefix + name))
const folder = mkdtempSync(path.join(tmpdir(), 'ilc-scale-'))
const firstPort = Number(process.env.TEST_PORTS ?? 3100)
const given = process.env.BENCH_SCALE_DATABASE
const postgres = given ? undefined : startPostgres()
const DATABASE_URL = given ?? postgres?.url
if (!DATABASE_URL) throw new Error('This needs PostgreSQL')
const DATA_DIR = process.env.BENCH_SCALE_DATA ?? path.join(folder, 'data')
const url = `http://127.0.0.1:${firstPort}`
const redis = await startRedis()
const secret = 'a secret to expire all pages between the rounds'
const common = {
  DATABASE_URL,
  DATA_DIR,
  SITE_URL: url,
  HOST: '127.0.0.1',
  BACKUP_HOUR: 'off',
  REDIS_URL: redis.url,
  REVALIDATE_SECRET: secret,
}
const instances = [1, 2].map((offset) => `http://127.0.0.1:${firstPort + offset}`)

async function staffCookie(): Promise<string> {
  const { staffPassword } = JSON.parse(readFileSync(path.join(DATA_DIR, 'secrets.json'), 'utf8')) as {
    staffPassword: string
  }
  const response = await fetch(`${url}/admin/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'admin@ilc.example', password: staffPassword }),
  })
  if (!response.ok) throw new Error(`Staff cannot sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/s, ''))
    .join('; ')
}

const expireAll = (instance: string) =>
  fetch(`${instance}/api/revalidate`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })

/** A line of the table. `baselineMs` is what `measureBaseline` has found. */
const row = (kind: string, { name, p50, p95, requests, failed }: Measured, baselineMs: number) =>
  `| ${kind} | ${name} | ${requests} | ${Math.round(p50)} | ${Math.round(p95)} | ${(p95 / baselineMs).toFixed(1)} |${failed.length > 0 ? ` ${failed.length} failed` : ''}`

/**
 * Milliseconds (p50) of a screen that asks little of the database: they say how fast the machine is now. Prints them,
 * and the head of the table that follows.
 */
async function measureBaseline(headers: Record<string, string>): Promise<number> {
  const { p50, failed } = await measure('baseline', url, studioScreens.mails, { rounds: studioRounds, headers })
  if (failed[0]) throw new Error(`The baseline failed: ${failed[0]}`)
  console.log(`Baseline, the studio's list of mails: ${Math.round(p50)} ms`)
  console.log('| | kind | requests | p50 | p95 | p95 / baseline |')
  return p50
}

const missed: string[] = []
const stops: (() => Promise<unknown>)[] = [() => redis.stop()]
try {
  if (!given) {
    await buildWhenStale()
    await runCommand('prepare', common)
    await runCommand('generate-site', common, '--fill', new URL(DATABASE_URL).pathname.slice(1), '--share', share)
  }
  const pids: number[] = []
  for (const instance of instances) {
    const site = await startSite(
      instance,
      { ...common, PORT: new URL(instance).port },
      path.join(folder, `${new URL(instance).port}.log`),
      ['npm', 'run', '-s', 'serve'],
    )
    stops.unshift(() => site.stop())
    pids.push(site.pid)
    console.log(`${instance}: first response after ${Math.round(site.startup)} ms, process ${site.pid}`)
  }
  const nginx = await startPlainNginx(path.join(folder, 'nginx'), firstPort, { sites: instances })
  stops.unshift(() => nginx.stop())

  const database = new Client(DATABASE_URL)
  await database.connect()
  stops.push(() => database.end())
  await waitForBackgroundWork(database, pids)
  const index = kinds.test('sitemaps') ? await (await fetch(`${instances[0]}/sitemap.xml`)).text() : ''
  const sitemaps = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]+)<\/loc>/g)].map(([, name]) => name ?? '')

  // Without it the studio takes the request for one that another site caused.
  const headers = { cookie: await staffCookie(), 'sec-fetch-site': 'none' }
  let baselineMs = 0
  const note = (kind: string, found: Measured) => {
    console.log(row(kind, found, baselineMs))
    for (const failure of found.failed.slice(0, 2)) console.log(`  ${failure}`)
    const name = `${kind}, ${found.name}`
    if (found.p95 > bar) missed.push(`${name}: p95 ${Math.round(found.p95)} ms, ${bar} allowed`)
    if (found.failed.length > 0) missed.push(`${name}: ${found.failed.length} of ${found.requests} requests failed`)
  }
  const [first = url] = instances
  const pages = selectKinds(await publicPages(database, sitemaps))
  if (pages.length > 0) baselineMs = await measureBaseline(headers)
  for (const [name, paths] of pages) {
    note('cold', await measure(name, first, paths, { rounds: coldRounds, before: () => expireAll(first) }))
    note('cached', await measure(name, first, paths, { rounds: cachedRounds }))
  }
  const screens = selectKinds(studioScreens, 'studio ')
  if (screens.length > 0) baselineMs = await measureBaseline(headers)
  for (const [name, paths] of screens)
    note('studio', await measure(name, url, paths, { rounds: studioRounds, headers }))

  for (const instance of instances) {
    const ms = await timeToShow({ url, instance, cookie: headers.cookie })
    console.log(`published until shown at ${instance}: ${Math.round(ms)} ms`)
    if (ms > shownWithin) missed.push(`published until shown: ${Math.round(ms)} ms, ${shownWithin} allowed`)
  }
  console.log(
    machine(),
    `share ${share}, resident memory of this process ${Math.round((memoryOf(process.pid)?.own ?? 0) / 1e6)} MB with the sites`,
  )
} finally {
  for (const stop of stops) await stop()
  postgres?.stop()
}
for (const line of missed) console.log(line)
process.exit(missed.length === 0 ? 0 : 1)
