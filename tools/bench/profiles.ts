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
import { requestsNote } from './requests-note'
import { percentile } from './statistics'
import { timesOf } from './times'

/**
 * `npm run bench -- profiles`: the throughput of each deployment profile, and the delay until it shows what is
 * published, in one run.
 */

const rounds = 5

/** Milliseconds between two polls for the published article. */
const pollMs = 10

const missing = Object.entries({ wrk: hasWrk, nginx: hasNginx, 'redis-server': hasRedis }).flatMap(
  ([program, isThere]) => (isThere ? [] : [program]),
)
if (missing.length > 0) throw new Error(`This needs ${missing.join(', ')}`)
const postgres = startPostgres()
if (!postgres) throw new Error('This needs PostgreSQL')
// Read when the modules below are imported.
process.env.TEST_DATABASE_URL = postgres.url
const { dataFolder, instance, staff } = await import('@/e2e/instances')
const { prepareOnce } = await import('@/e2e/prepared-site')
const { profiles, startProfile } = await import('@/e2e/profile')

const labels = {
  embedded: 'one instance (SQLite)',
  cluster: 'two instances behind nginx (PostgreSQL, Redis)',
  remote: 'site with a hosted backend',
}
const sites = profiles.map((profile, i) => ({ profile, ...instance(91 + i, `bench-${profile}`, {}) }))

/** Milliseconds from the response to the publisher until visitors see the article, for each round. */
async function timesToShow(url: string): Promise<number[]> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  const signedIn = await api.post('/admin/api/staff/login', { data: staff })
  if (!signedIn.ok()) throw new Error(`Staff cannot sign in at ${url}: ${signedIn.status()}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const title = `Đo ${round} ${Date.now()}`
    const data = {
      title,
      summary: title,
      type: 'NEWS',
      language: 'vi',
      format: 'HTML',
      html: '<p>x</p>',
      _status: 'published',
    }
    const made = await api.post('/admin/api/articles', { data })
    if (made.status() !== 201) throw new Error(`Nothing can be published at ${url}: ${made.status()}`)
    const began = performance.now()
    while (!(await (await fetch(`${url}/tin-tuc`)).text()).includes(title))
      await new Promise((resolve) => setTimeout(resolve, pollMs))
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
  return { article, list, search, shown: { p50: percentile(shown, 0.5), most: Math.max(...shown) } }
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
  const memory = running.map(({ pid }) => `${Math.round((memoryOf(pid)?.own ?? 0) / 1e6)}`)
  const text = `# Deployment profiles

Measured by \`npm run bench -- profiles\` on ${new Date().toISOString().slice(0, 10)}:
${machine()}.

All profiles run on this one machine at the same time, and are measured one after the other. Two instances share the
cores that one has alone. Requests to them, and to the site with a hosted backend, go through nginx.

- An article: from the page cache, requested by wrk (32 connections, HTTP without TLS, one round of 6 seconds). Read
  [what requests/s measures](#what-requestss-measures) before comparing it with other reports.
- The API: it asks its database, or the backend, every time; one call after the other.
- Published until shown: requested at the site's own address.

${line(['', ...sites.map(({ profile }) => labels[profile])])}
| --- |${' ---: |'.repeat(sites.length)}
${rows.map(([name, show]) => line([name, ...found.map(show)])).join('\n')}
${line(['memory of a process, MB', ...memory])}

${requestsNote}`
  writeFileSync(path.join('docs', 'deployment-profiles.md'), text)
  console.log(text)
} finally {
  await Promise.all(running.map((site) => site.stop()))
  postgres.stop()
}
