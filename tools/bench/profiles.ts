import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { request } from '@playwright/test'
import { longArticle } from '@/e2e/addresses'
import { hasNginx } from '@/e2e/nginx'
import { hasRedis } from '@/e2e/redis'
import type { RunningSite } from '@/e2e/running-site'
import { startPostgres } from '../test/postgres'
import { buildWhenStale } from '@/server/build'
import { hasWrk, load } from './load'
import { machine } from './machine'
import { memoryOf } from './process-tree'
import { timesOf } from './times'

/** `npm run bench -- profiles`: what each deployment profile of the site bears, and how soon it shows what is published, in one run. */

const rounds = 5

/** Milliseconds between two polls for what was published. */
const pollMs = 10

const missing = Object.entries({ wrk: hasWrk, nginx: hasNginx, 'redis-server': hasRedis }).flatMap(([program, isThere]) => (isThere ? [] : [program]))
if (missing.length > 0) throw new Error(`This needs ${missing.join(', ')}`)
const postgres = startPostgres()
if (!postgres) throw new Error('This needs PostgreSQL')
// What the tests' sites are made of reads it when it is loaded.
process.env.TEST_DATABASE_URL = postgres.url
const { dataFolder, instance, staff } = await import('@/e2e/instances')
const { prepareOnce } = await import('@/e2e/prepared-site')
const { profiles, startProfile } = await import('@/e2e/profile')

const labels = { embedded: 'one instance (SQLite)', cluster: 'two instances behind nginx (PostgreSQL, Redis)', remote: 'site with a hosted backend' }
const sites = profiles.map((profile, i) => ({ profile, ...instance(91 + i, `bench-${profile}`, {}) }))

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds from the answer to who publishes until visitors have it, of each time. */
async function timesToShow(url: string): Promise<number[]> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const signedIn = await api.post('/admin/api/staff/login', { data: staff })
  if (!signedIn.ok()) throw new Error(`Staff cannot sign in at ${url}: ${signedIn.status()}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const title = `Đo ${round} ${Date.now()}`
    const data = { title, summary: title, type: 'NEWS', language: 'vi', format: 'HTML', html: '<p>x</p>', _status: 'published' }
    const made = await api.post('/admin/api/articles', { data })
    if (made.status() !== 201) throw new Error(`Nothing can be published at ${url}: ${made.status()}`)
    const began = performance.now()
    while (!(await (await fetch(`${url}/tin-tuc`)).text()).includes(title)) await new Promise((resolve) => setTimeout(resolve, pollMs))
    times.push(performance.now() - began)
  }
  await api.dispose()
  return times
}

async function measure(url: string) {
  await fetch(url + longArticle.vi).then((answer) => answer.text())
  const article = await load(url + longArticle.vi)
  const list = await timesOf(`${url}/api/article/?type=NEWS&language=VI&page=1&limit=6`)
  const search = await timesOf(`${url}/api/search?in=title&limit=10&language=VI&q=hop%20dong`)
  const shown = await timesToShow(url)
  return { article, list, search, shown: { p50: median(shown), most: Math.max(...shown) } }
}

const rows: [string, (found: Awaited<ReturnType<typeof measure>>) => string][] = [
  ['an article, requests/s', ({ article }) => Math.round(article.perSecond).toLocaleString('en')],
  ['an article, p50 / p99 ms', ({ article }) => `${article.p50.toFixed(1)} / ${article.p99.toFixed(1)}`],
  ['a list by the API, p50 / p95 ms', ({ list }) => `${list.p50.toFixed(1)} / ${list.p95.toFixed(1)}`],
  ['suggestions, p50 / p95 ms', ({ search }) => `${search.p50.toFixed(1)} / ${search.p95.toFixed(1)}`],
  ['published until shown, median / most ms', ({ shown }) => `${Math.round(shown.p50)} / ${Math.round(shown.most)}`],
]

const running: RunningSite[] = []
try {
  rmSync(dataFolder, { recursive: true, force: true })
  await buildWhenStale()
  await prepareOnce()
  for (const site of sites) running.push(await startProfile(site, site.profile))
  const found: Awaited<ReturnType<typeof measure>>[] = []
  for (const { url } of sites) found.push(await measure(url))
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const memory = running.map(({ pid }) => `${Math.round((memoryOf(pid) ?? 0) / 1e6)}`)
  const text = `# Deployment profiles

Measured by \`npm run bench -- profiles\` on ${new Date().toISOString().slice(0, 10)}: ${machine()}. All of them on this one machine, one measured after the other:
two instances share the cores that one has alone, and whatever is asked of them or of the site with a hosted backend goes through nginx. An article is kept in memory and asked for by wrk (32 connections, HTTP without TLS); the API asks its database, or the
backend, every time, one call after the other. What is published is looked for by the site's own address.

${line(['', ...sites.map(({ profile }) => labels[profile])])}
| --- |${' ---: |'.repeat(sites.length)}
${rows.map(([name, show]) => line([name, ...found.map(show)])).join('\n')}
${line(['memory of a process, MB', ...memory])}
`
  writeFileSync(path.join('docs', 'deployment-profiles.md'), text)
  console.log(text)
} finally {
  await Promise.all(running.map((site) => site.stop()))
  postgres.stop()
}
