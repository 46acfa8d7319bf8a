import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { startPostgres } from './test/postgres'

/** `npm test`: lint, types, unit tests, end-to-end tests against the production build, the crawl, weight; one line at the end. */

const reports = path.resolve('test-results')
const totals = { passed: 0, failed: 0, skipped: 0 }

function run(name: string, program: string, args: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

function count(ok: boolean): void {
  totals[ok ? 'passed' : 'failed'] += 1
}

/** Adds a runner's own count; a runner that left no report, or failed beyond its tests, counts as one failure. */
function countReport<T extends z.ZodType>(ok: boolean, file: string, shape: T, read: (report: z.infer<T>) => typeof totals): void {
  const found = existsSync(file) ? read(shape.parse(JSON.parse(readFileSync(file, 'utf8')))) : { passed: 0, failed: 0, skipped: 0 }
  totals.passed += found.passed
  totals.skipped += found.skipped
  totals.failed += found.failed || (ok ? 0 : 1)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

count(run('lint', 'oxlint', ['--deny-warnings']))
count(run('types', 'next', ['typegen']) && run('', 'tsc', ['--noEmit']))

const jestReport = path.join(reports, 'jest.json')
countReport(
  run('unit tests', 'jest', ['--json', `--outputFile=${jestReport}`]),
  jestReport,
  z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() }),
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }),
)

const postgres = startPostgres()
if (!postgres) console.log('No PostgreSQL on this machine: its part of the contract suite does not run. Set TEST_DATABASE_URL to run it.')
const e2eReport = path.join(reports, 'e2e.json')
countReport(
  run('end-to-end tests', 'playwright', ['test'], { CI: 'true', ...(postgres && { TEST_DATABASE_URL: postgres.url }) }),
  e2eReport,
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) }),
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
)
postgres?.stop()

const crawlReport = path.join(reports, 'crawl.json')
countReport(run('crawl', 'tsx', ['scripts/crawl.ts', '--report', crawlReport]), crawlReport, z.object({ passed: z.number(), failed: z.number() }), (report) => ({ ...report, skipped: 0 }))

count(run('weight', 'tsx', ['scripts/budget.ts']))

const { passed, failed, skipped } = totals
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
