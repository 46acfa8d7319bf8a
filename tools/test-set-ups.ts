import { argv } from 'node:process'
import { z } from 'zod'
import { setUps } from '@/e2e/set-up'
import { runEndToEnd } from './test/end-to-end'
import { startPostgres } from './test/postgres'
import { line, sum, type Totals } from './test/totals'

/** `npm run test:set-ups -- SET-UPS -- FILTERS`: the end-to-end tests in each set-up of the tested sites, one after the other; one line at the end. */

const given = argv.slice(2)
const border = given.includes('--') ? given.indexOf('--') : given.length
const filters = given.slice(border + 1)
const { data: named } = z.array(z.enum(setUps)).safeParse(given.slice(0, border))
if (!named) {
  console.error(`Usage: npm run test:set-ups -- [${setUps.join('|')}] … [-- what playwright test is given]`)
  process.exit(2)
}

const postgres = startPostgres()
const found = new Map<string, Totals>()
try {
  for (const setUp of named.length > 0 ? new Set(named) : setUps) {
    console.log(`\n── end-to-end tests: ${setUp}`)
    found.set(setUp, await runEndToEnd({ TEST_SETUP: setUp, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }, filters))
  }
} finally {
  postgres?.stop()
}

console.log()
for (const [setUp, totals] of found) console.log(`${setUp}: ${line(totals)}`)
const totals = sum([...found.values()])
console.log(line(totals))
process.exit(totals.failed === 0 ? 0 : 1)
