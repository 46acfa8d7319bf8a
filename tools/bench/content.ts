import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { longArticle } from '@/e2e/addresses'
import { instance } from '@/e2e/instances'
import { startSite } from '@/e2e/running-site'
import { articleIdOf } from '@/lib/domain/ids'
import { timesOf, type Times } from './times'
import { startPostgres } from '../test/postgres'
import { runCommand } from '@/server/run-program'

/**
 * `npm run bench -- content [COUNT]`: the cost of lists, an article and searches, with the sample content and with
 * COUNT (100,000) more articles, on each database, in one run. The calls go through the API, which caches nothing: each
 * of them queries the database. Fails where suggestions or results are above their bars.
 */

const many = Number(process.argv[3] ?? 100_000)
if (!Number.isInteger(many) || many < 1) throw new Error('Usage: npm run bench -- content [COUNT]')
const folder = mkdtempSync(path.join(tmpdir(), 'ilc-bench-'))

/** Milliseconds within which 95 of 100 must arrive, by the beginning of the names of calls. */
const bars = { suggestion: 50, results: 120 } as const

const calls = {
  'first page of a list': '/api/article/?type=NEWS&language=VI&page=1&limit=6',
  'last page of a list': '/api/article/?type=NEWS&language=VI&page=LAST&limit=6',
  'an article': `/api/article/${articleIdOf(longArticle.vi.split('/').at(-1) ?? '')}`,
  'title search, found': '/api/article/?search=doanh%20nghi%E1%BB%87p&language=VI&limit=6',
  'suggestion, found': '/api/search?in=title&limit=10&language=VI&q=hop%20dong',
  'suggestion, few letters': '/api/search?in=title&limit=10&language=VI&q=t',
  'suggestion, nothing': '/api/search?in=title&limit=10&language=VI&q=khong%20co',
  'results, found': '/api/search?language=VI&q=doanh%20nghiep',
  'results, long':
    '/api/search?language=VI&q=hop%20dong%20lao%20dong%20va%20bao%20hiem%20xa%20hoi%20cua%20doanh%20nghiep',
  'results, English': '/api/search?language=EN&q=commercial%20contract%20arbitration%20and%20company%20law',
  'results, nothing': '/api/search?language=VI&q=xyzxyz',
  'title search, nothing': '/api/article/?search=khong%20co&language=VI&limit=6',
}

async function measure(url: string, environment: Record<string, string>): Promise<Map<string, Times>> {
  const site = await startSite(url, environment, path.join(folder, 'site.log'))
  try {
    const list = (await (await fetch(`${url}${calls['first page of a list']}`)).json()) as {
      data: { pagination: { total: number } }
    }
    const last = String(Math.ceil(list.data.pagination.total / 6))
    const results = new Map<string, Times>()
    for (const [name, call] of Object.entries(calls))
      results.set(name, await timesOf(`${url}${call.replace('LAST', last)}`))
    return results
  } finally {
    await site.stop()
  }
}

/** The slowest call of a kind. */
function slowestOf(kind: string, times: ReadonlyMap<string, Times>): { name: string; p95: number } {
  const found = [...times].filter(([name]) => name.startsWith(kind)).map(([name, { p95 }]) => ({ name, p95 }))
  return found.reduce((most, each) => (each.p95 > most.p95 ? each : most), { name: 'none', p95: 0 })
}

const slow: string[] = []
const postgres = startPostgres()
try {
  for (const [database, databaseUrl] of [
    ['SQLite', ''],
    ['PostgreSQL', postgres?.url],
  ] as const) {
    if (databaseUrl === undefined) {
      console.log(`${database}: not on this machine`)
      continue
    }
    const { url, environment } = instance(98, database, {
      DATA_DIR: path.join(folder, database),
      DATABASE_URL: databaseUrl,
    })
    const few = await measure(url, environment)
    await runCommand('generate-articles', environment, String(many))
    const lots = await measure(url, environment)
    console.log(`\n${database}, milliseconds a call (p50 / p95)`)
    console.log(
      `${''.padEnd(24)}${'sample content'.padStart(18)}${`+ ${many.toLocaleString('en')} articles`.padStart(20)}${'p50 ratio'.padStart(12)}`,
    )
    for (const name of Object.keys(calls)) {
      const [small, large] = [few.get(name), lots.get(name)]
      if (!small || !large) continue
      const show = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`
      console.log(
        `${name.padEnd(24)}${show(small).padStart(18)}${show(large).padStart(20)}${`× ${(large.p50 / small.p50).toFixed(2)}`.padStart(12)}`,
      )
    }
    for (const [kind, bar] of Object.entries(bars)) {
      const { name, p95 } = slowestOf(kind, lots)
      console.log(`${database}, ${kind}: p95 ${p95.toFixed(1)} ms (${name}), at most ${bar}`)
      if (p95 > bar) slow.push(`${database}, ${name}: ${p95.toFixed(1)} ms`)
    }
  }
} finally {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (slow.length > 0) console.log(`\nAbove the bars (p95): ${slow.join('; ')}`)
process.exit(slow.length === 0 ? 0 : 1)
