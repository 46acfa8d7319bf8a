import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { run } from './stages'
import { reported, type Totals } from './totals'

const report = path.resolve('test-results', 'e2e.json')

const stats = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/**
 * Runs the end-to-end tests, or those that match Playwright's filters. A test that passes only at the second attempt
 * counts as failed.
 */
export async function runEndToEnd(environment: Record<string, string> = {}, filters: string[] = []): Promise<Totals> {
  // If a run ends early, an earlier run's report must not be counted.
  rmSync(report, { force: true })
  const ok = await run('playwright', ['test', ...filters], { environment: { ...environment, CI: 'true' } })
  return reported(ok, report, stats, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

interface Suite {
  file?: string
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

const timesIn = ({ file = '', specs = [], suites = [] }: Suite): { ms: number; name: string }[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ ms: duration, name: `${file} · ${projectName} · ${title}` })),
    ),
  ),
  ...suites.flatMap(timesIn),
]

/** The slowest end-to-end tests of the last run, one line each. */
export function slowestTests(count: number): string[] {
  if (!existsSync(report)) return []
  const { suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as Suite
  const slowest = suites.flatMap(timesIn).sort((a, b) => b.ms - a.ms)
  return slowest.slice(0, count).map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
