import { searches, type Call } from './search-cost/queries'
import { processorTime, type Used } from './search-cost/processor-time'
import { searchHere } from '../search-check/ask'

/**
 * `npm run bench -- searches`: what searches, natural and odd ones, cost on the database of DATABASE_URL, or the
 * SQLite file in DATA_DIR, which other commands have filled: time of the processor, that of the database included. It
 * does not depend on what else the machine does. Reads only. Fails if one costs more than the bar.
 */

/** Milliseconds of the processor that a search may take, of the site and the database together. */
const bar = 100

/** The cheaper of two runs counts: one of them may collect garbage. */
const runs = 2

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

const pathOf = ({ language, query, rest }: Call) =>
  `/api/search?${String(new URLSearchParams({ q: query, language, ...rest }))}`

interface Measured extends Used {
  call: Call
  sum: number
}

const search = await searchHere()
const meter = await processorTime(env.DATABASE_URL ?? '', name)

async function costOf(call: Call): Promise<Measured> {
  const all: Measured[] = []
  for (let i = 0; i < runs; i += 1) {
    const used = await meter.of(async () => {
      const response = await search(pathOf(call))
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${pathOf(call)} answered ${response.status}`)
    })
    all.push({ ...used, call, sum: used.site + used.database })
  }
  return all.reduce((least, each) => (each.sum < least.sum ? each : least))
}

const calls = searches()
// Functions are compiled by the first searches, and the vocabularies are read.
for (const call of calls.filter((_, i) => i % 8 === 0)) await search(pathOf(call))

const measured: Measured[] = []
for (const call of calls) measured.push(await costOf(call))
await meter.close()

const byCost = measured.toSorted((a, b) => a.sum - b.sum)
const at = (some: readonly Measured[], share: number) =>
  (some[Math.min(some.length - 1, Math.floor(some.length * share))]?.sum ?? Number.NaN).toFixed(0).padStart(6)
console.log(
  `${'milliseconds of the processor'.padEnd(34)}${'p50'.padStart(6)}${'p95'.padStart(6)}${'most'.padStart(6)}`,
)
for (const [kind, some] of [['all', byCost] as const, ...Map.groupBy(byCost, ({ call }) => call.kind)])
  console.log(`${kind.padEnd(26)}${String(some.length).padStart(8)}${at(some, 0.5)}${at(some, 0.95)}${at(some, 1)}`)
console.log('\nThe dearest: sum = site + database')
for (const { call, database, site, sum } of byCost.toReversed().slice(0, 15))
  console.log(
    `${sum.toFixed(0).padStart(4)} = ${site.toFixed(0)} + ${database.toFixed(0)}  ${call.kind}: ${pathOf(call).slice(0, 150)}`,
  )
const above = byCost.filter(({ sum }) => sum > bar).length
console.log(`\n${above} of ${byCost.length} above ${bar} ms`)
process.exit(above === 0 ? 0 : 1)
