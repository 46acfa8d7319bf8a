import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { runEndToEnd } from './test/end-to-end'
import { line, reported, run, sum, type Totals } from './test/totals'

/** `npm test`: lint, types, unit tests, end-to-end tests against the production build, the crawl, weight; one line at the end. */

const reports = path.resolve('test-results')

const one = (ok: boolean): Totals => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const lint = one(run('lint', 'oxlint', ['--deny-warnings']))
const types = one(run('types', 'next', ['typegen']) && run('', 'tsc', ['--noEmit']))

const jestReport = path.join(reports, 'jest.json')
const unit = reported(
  run('unit tests', 'jest', ['--json', `--outputFile=${jestReport}`]),
  jestReport,
  z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() }),
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }),
)

const endToEnd = runEndToEnd('end-to-end tests')

const crawlReport = path.join(reports, 'crawl.json')
const crawl = reported(run('crawl', 'tsx', ['tools/crawl.ts', '--report', crawlReport]), crawlReport, z.object({ passed: z.number(), failed: z.number() }), (report) => ({ ...report, skipped: 0 }))

const weight = one(run('weight', 'tsx', ['tools/budget.ts']))

const totals = sum([lint, types, unit, endToEnd, crawl, weight])
console.log(`\n${line(totals)}`)
process.exit(totals.failed === 0 ? 0 : 1)
