import { rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { startPostgres } from './postgres'
import { reported, run, type Totals } from './totals'

const report = path.resolve('test-results', 'e2e.json')

const shape = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) })

/** Runs the end-to-end tests, or those that Playwright's filters leave, on a PostgreSQL of their own where this machine has one. */
export function runEndToEnd(name: string, environment: Record<string, string> = {}, filters: string[] = []): Totals {
  const postgres = startPostgres()
  if (!postgres) console.log('No PostgreSQL on this machine: what needs it does not run. Set TEST_DATABASE_URL to run it.')
  // Of a run that ends early nothing of an earlier one is to be counted.
  rmSync(report, { force: true })
  try {
    const ok = run(name, 'playwright', ['test', ...filters], { ...environment, CI: 'true', ...(postgres && { TEST_DATABASE_URL: postgres.url }) })
    return reported(ok, report, shape, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }))
  } finally {
    postgres?.stop()
  }
}
