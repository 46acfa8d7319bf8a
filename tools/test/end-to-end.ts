import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { run } from './stages'
import { reported, type Totals } from './totals'

const results = path.resolve('test-results')
const report = path.join(results, 'e2e.json')

const stats = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Copies the report, Playwright's output and the logs of the sites: the next run deletes them. */
function copyOutput(profile: string): void {
  for (const name of globSync(['e2e.json', 'playwright', 'data/*.log'], { cwd: results }))
    cpSync(path.join(results, name), path.join(results, profile, name), { recursive: true })
}

/**
 * Runs the end-to-end tests, or those that match Playwright's filters. A test that passes only at the second attempt
 * counts as failed.
 */
export async function runEndToEnd(
  environment: Record<string, string> & { TEST_PROFILE: string },
  filters: string[] = [],
): Promise<Totals> {
  // If a run ends early, an earlier run's report must not be counted.
  rmSync(report, { force: true })
  const ok = await run('playwright', ['test', ...filters], { environment: { ...environment, CI: 'true' } })
  remember(environment.TEST_PROFILE)
  if (!ok) copyOutput(environment.TEST_PROFILE)
  return reported(ok, report, stats, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

interface Suite {
  file?: string
  specs?: { title: string; tests: { projectName: string; status: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

interface Ran {
  name: string
  ms: number
  failed: boolean
}

const testsIn = ({ file = '', specs = [], suites = [] }: Suite): Ran[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} · ${projectName} · ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failed: status === 'unexpected' || status === 'flaky',
    })),
  ),
  ...suites.flatMap(testsIn),
]

const ran: Ran[] = []

function remember(profile: string): void {
  if (!existsSync(report)) return
  const { suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as Suite
  ran.push(...suites.flatMap(testsIn).map((test) => ({ ...test, name: `${profile} · ${test.name}` })))
}

export function slowestTests(count: number): string[] {
  const slowest = ran.toSorted((a, b) => b.ms - a.ms)
  return slowest.slice(0, count).map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

export const failedTests = (): string[] => ran.filter(({ failed }) => failed).map(({ name }) => name)
