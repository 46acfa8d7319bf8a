import { argv } from 'node:process'
import { z } from 'zod'
import { profiles } from '@/e2e/profile'
import { failedTests, runEndToEnd } from './test/end-to-end'
import { startPostgres } from './test/postgres'
import { line, sum, type Totals } from './test/totals'

/**
 * `npm run test:profiles -- PROFILES -- FILTERS`: runs the end-to-end tests in each deployment profile, one after the
 * other; prints one line at the end.
 */

const inputs = argv.slice(2)
const border = inputs.includes('--') ? inputs.indexOf('--') : inputs.length
const filters = inputs.slice(border + 1)
const { data: named } = z.array(z.enum(profiles)).safeParse(inputs.slice(0, border))
if (!named) {
  console.error(`Usage: npm run test:profiles -- [${profiles.join('|')}] … [-- what playwright test is given]`)
  process.exit(2)
}

const postgres = startPostgres()
const results = new Map<string, Totals>()
try {
  for (const profile of named.length > 0 ? new Set(named) : profiles) {
    console.log(`\n── end-to-end tests: ${profile}`)
    results.set(
      profile,
      await runEndToEnd({ TEST_PROFILE: profile, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }, filters),
    )
  }
} finally {
  postgres?.stop()
}

for (const failed of failedTests()) console.log(`failed: ${failed}`)
console.log()
for (const [profile, totals] of results) console.log(`${profile}: ${line(totals)}`)
const totals = sum([...results.values()])
console.log(line(totals))
process.exit(totals.failed === 0 ? 0 : 1)
