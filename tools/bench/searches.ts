import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { searchHere } from '../search-check/ask'
import { searches, type Call } from './search-queries'
import { percentile } from './statistics'

/**
 * `npm run bench -- searches`: what searches, natural and odd ones, cost on the database of DATABASE_URL, or the
 * SQLite file in DATA_DIR, which `npm run scale` has filled: time of the processor, that of the database included. It
 * does not depend on what else the machine does. Reads only. Fails if one costs more than the bar.
 */

/** Milliseconds of the processor that a search may take, of the site and the database together. */
const bar = 100

const name = 'search-cost'
const { env } = process
Object.assign(env, {
  SITE_URL: 'http://127.0.0.1',
  SITE_SECRET: 'a secret for this measurement, of more than 32 characters',
  BACKEND_URL: '',
  REDIS_URL: '',
  PGAPPNAME: name,
  PGOPTIONS: '-c default_transaction_read_only=on',
})
const watching = env.DATABASE_URL
  ? new Client({ connectionString: env.DATABASE_URL, application_name: 'watch' })
  : undefined
await watching?.connect()
const search = await searchHere()

/** Milliseconds of the processor that PostgreSQL's processes, on this machine, have used for our connections. */
async function usedByDatabase(): Promise<number> {
  const result = await watching?.query('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [name])
  const times = (result?.rows ?? []).map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

const pathOf = ({ language, query, rest }: Call) =>
  `/api/search?${String(new URLSearchParams({ q: query, language, ...rest }))}`

/** The cheaper of two runs: one of them may collect garbage. */
async function costOf(call: Call): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < 2; run++) {
    const before = await usedByDatabase()
    const start = process.cpuUsage()
    const response = await search(pathOf(call))
    await response.arrayBuffer()
    const { user, system } = process.cpuUsage(start)
    if (response.status !== 200) throw new Error(`${pathOf(call)} answered ${response.status}`)
    costs.push((user + system) / 1000 + (await usedByDatabase()) - before)
  }
  return Math.min(...costs)
}

const calls = searches()
// Functions are compiled by the first searches, connections opened, and the vocabularies read.
for (const call of calls.filter((_, i) => i % 8 === 0)) await search(pathOf(call))
const measured: { call: Call; cost: number }[] = []
for (const call of calls) measured.push({ call, cost: await costOf(call) })
await watching?.end()

console.log('milliseconds of the processor: p50, p95, most')
for (const [kind, some] of [['all', measured] as const, ...Map.groupBy(measured, ({ call }) => call.kind)]) {
  const costs = some.map(({ cost }) => cost)
  const shown = [0.5, 0.95, 1].map((share) => percentile(costs, share).toFixed(0).padStart(6))
  console.log(`${kind.padEnd(26)}${String(some.length).padStart(6)}${shown.join('')}`)
}
const dearest = measured.toSorted((a, b) => b.cost - a.cost).slice(0, 10)
for (const { call, cost } of dearest) console.log(`${cost.toFixed(0)}  ${call.kind}: ${pathOf(call).slice(0, 150)}`)
process.exit((dearest[0]?.cost ?? 0) > bar ? 1 : 0)
