import { argv } from 'node:process'
import { staff } from '@/e2e/instances'
import { endWith, withOwnSite } from './bench/own-site'
import { describeFailure, fuzz } from './fuzz/run'
import { staffSession } from './fuzz/staff-session'

/**
 * `npm run fuzz -- [COUNT] [SEED] [NUMBER]`: sends random requests to a site of its own, 12,000 by default, and fails
 * if one is answered with 5xx or not at all. With a NUMBER it sends only that one, as it was in the run with that SEED.
 */
const [count = '12000', seed = new Date().toISOString(), number] = argv.slice(2)

const failures = await withOwnSite(({ url }) =>
  fuzz({
    url,
    seed,
    count: Number(count),
    ...(number !== undefined && { only: Number(number) }),
    staffCookie: staffSession(url, staff),
  }),
)
for (const failure of failures)
  console.log(`${describeFailure(failure)}\n    again: npm run fuzz -- ${count} ${seed} ${failure.number}`)
console.log(`${failures.length} of ${number === undefined ? count : 1} requests failed, seed ${seed}`)
endWith(failures.map(({ number: failed, status }) => `request ${failed}: ${status}`))
