import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { bundleWhenStale } from '@/server/bundle'
import { failedTests, runEndToEnd, slowestTests } from './test/end-to-end'
import { startPostgres } from './test/postgres'
import { run, stage, stageTable } from './test/stages'
import { line, reported, sum, type Totals } from './test/totals'

/**
 * `npm test`: lint, types, unit tests, end-to-end tests against the production build; prints one line at the end. `npm
 * run test:full` (TEST_LEVEL=full) runs all tests, and in the other deployment profiles those that ask the server or use
 * the studio. What runs where, and why: docs/testing.md.
 */

const isFull = process.env.TEST_LEVEL === 'full'

const reports = path.resolve('test-results')
const jestReport = path.join(reports, 'jest.json')

const one = (ok: boolean): Totals => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
const isWell = ({ failed }: Totals) => failed === 0

const timed = (name: string, work: () => Promise<Totals>) => stage(name, work, isWell)
const endToEnd = (TEST_PROFILE: string, environment: Record<string, string>, filters: string[] = []) =>
  timed(`end-to-end tests, ${TEST_PROFILE}`, () => runEndToEnd({ TEST_PROFILE, ...environment }, filters))
const beside = (program: string, args: string[], environment?: Record<string, string>) =>
  run(program, args, { environment, isBeside: true })

/** The compiler makes many objects of a moment: a tenth of its time is saved where more of them have room. */
const moreYoungObjects = { NODE_OPTIONS: '--max-semi-space-size=64' }

const jestCounts = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })

async function unitTests(): Promise<Totals> {
  const ok = await beside('jest', ['--json', `--outputFile=${jestReport}`])
  return reported(ok, jestReport, jestCounts, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }))
}

async function beforeSites(): Promise<Totals[]> {
  await bundleWhenStale()
  const { prepareOnce } = await import('@/e2e/prepared-site')
  const checkAndBuild = async () => {
    // Sequential: a build regenerates the types of routes.
    const types = await timed('types', async () =>
      one((await beside('next', ['typegen'])) && (await beside('tsc', ['--noEmit'], moreYoungObjects))),
    )
    await stage('build', () => beside('node', ['server/run.mjs', 'build-when-stale']), Boolean)
    // Not beside the build, which takes most memory. There is enough to do beside the rest of the unit tests.
    await stage('sample content', () => prepareOnce().then(() => true), Boolean)
    return types
  }
  const lint = async () =>
    sum([
      one(await beside('oxlint', ['--deny-warnings'])),
      one(await beside('biome', ['format', '.'])),
      one(await beside('knip', [])),
    ])
  const lintAndTest = async () => [await timed('lint, format, unused', lint), await timed('unit tests', unitTests)]
  const [types, others] = await Promise.all([checkAndBuild(), lintAndTest()])
  return [types, ...others]
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const postgres = startPostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url
else console.log('No PostgreSQL on this machine: what needs it does not run. Set TEST_DATABASE_URL to run it.')

const matches: Totals[] = []
try {
  await stage(
    'all',
    async () => {
      matches.push(...(await beforeSites()))
      matches.push(await endToEnd('embedded', { TEST_PREPARED: 'yes' }))
      // What a browser does with a page is the same in each.
      for (const profile of isFull ? ['cluster', 'remote'] : [])
        matches.push(await endToEnd(profile, {}, ['--project=once', '--project=studio', '--grep-invert=@full']))
      if (isFull) matches.push(await timed('image', async () => one(await run('tsx', ['tools/image.ts']))))
      return sum(matches)
    },
    isWell,
  )
} finally {
  postgres?.stop()
}

console.log(`\nThe slowest tests\n${slowestTests(40).join('\n')}`)
console.log(`\n${stageTable().join('\n')}`)
const failed = failedTests()
if (failed.length > 0) console.log(`\nThe end-to-end tests that failed\n${failed.join('\n')}`)
const totals = sum(matches)
console.log(`\n${line(totals)}`)
process.exit(totals.failed === 0 ? 0 : 1)
