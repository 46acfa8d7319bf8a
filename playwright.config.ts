import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { browserFlags, chromium, chromiumShell } from './e2e/browser'
import { instances, studio } from './e2e/instances'
import type { SiteOptions } from './e2e/site'
import { slowLine } from './e2e/slow-line'
import { isFull, onlyInFull } from './e2e/level'
import { specsWithOwnSites } from './e2e/own-sites'
import { isEmbedded } from './e2e/profile'

/** Tests that do not depend on when scripts load: server responses, and pages without scripts. */
const once = /(\.http|crash|moderation|other-browsers|outage|slow-arrival|styles|weight)\.spec\.ts/
/**
 * Of these, the ones that mostly wait, for a minute and longer. They run beside tests that use the processors, and not
 * both at once.
 */
const waiting = { forNotices: /index-now\.http\.spec\.ts/, forBackend: /hosted-freshness\.http\.spec\.ts/ }
const others = /(contract|studio|import)\.spec\.ts/

/** Tests of what works only with scripts, only before they load, or only without them. */
const byScript = /@script\b/
const beforeScript = /@first-touch\b/
const withoutScript = /@no-script\b/
/** Tests that are independent of scripts, but run in another language. */
const sameInOthers = /@other-language\b/
/** Tests that need to hold in every language only with scripts at once. In the other modes they run in one language. */
const inOthers = /@in-(?:en|zh)\b/
/** Tests of what the HTML and the style sheets alone show. `npm test` runs them without scripts only. */
const readOnly = /@read\b/
/** Tests whose first act is a touch that loads the scripts: what follows is the same as with scripts at once. */
const afterTouch = /@after-touch\b/
/** Tests that only `npm run test:full` runs (docs/testing.md). */
const fullOnly = /@full\b/
/** Visits that find the same with and without scripts. `npm test` makes them with scripts only. */
const sameWithout = /@same-without\b/
/** What the whole matrices add at the first touch: tests that write, open or choose something. */
const inFullAtFirstTouch = /@first-touch\b|\b(consultation|search|sign-in|menu)\.spec\.ts/

const anyOf = (...tags: RegExp[]) => new RegExp(tags.map(({ source }) => source).join('|'))

/** Builds a pattern of tests to exclude: those with the given tags, and those of another test level. */
const without = (...tags: RegExp[]) => anyOf(...tags, ...(isFull ? [] : [fullOnly]), /^$/)

/** Tags of tests that this mode excludes unless the whole matrices are tested. */
const inFull = (...tags: RegExp[]) => (isFull ? [] : tags)

/** For tests that depend on when a page is painted and whether it was touched. */
const wholeBrowser = { executablePath: chromium, args: browserFlags }

/** Milliseconds after which a test counts as hung, however slow the machine is. They are not a measure of speed. */
const [hangs, testHangs] = [120_000, 900_000]

/** Specs that the tested deployment profile does not change, or that only the full check runs. */
const leftOut = [...(isEmbedded ? [] : specsWithOwnSites), ...(isFull ? [] : onlyInFull)]

const projects: NonNullable<PlaywrightTestConfig<SiteOptions>['projects']> = [
  { name: 'once', testMatch: once, testIgnore: Object.values(waiting) },
  { name: 'waiting for notices', testMatch: waiting.forNotices },
  // The user journeys with scripts at once, at the first touch and never. The second uses a slow connection.
  {
    name: 'scripts at once',
    testIgnore: [once, others],
    grepInvert: without(beforeScript, withoutScript, ...inFull(readOnly)),
    use: { scripts: 'at once' },
  },
  { name: 'waiting for a backend', testMatch: waiting.forBackend },
  // Before many short tests, so that no long one is left at the end beside an idle processor.
  { name: 'studio', testMatch: /(studio|import)\.spec\.ts/, use: { baseURL: studio.url } },
  {
    name: 'scripts at first touch',
    testIgnore: [once, others],
    grep: isFull ? inFullAtFirstTouch : beforeScript,
    grepInvert: without(withoutScript, ...inFull(inOthers, readOnly, afterTouch)),
    use: { scripts: 'at first touch', proxy: slowLine, launchOptions: wholeBrowser },
  },
  {
    name: 'scripts never',
    testIgnore: [once, others],
    grepInvert: without(byScript, beforeScript, sameInOthers, ...inFull(sameWithout, inOthers)),
    use: { scripts: 'never', javaScriptEnabled: false },
  },
  ...Object.entries(instances)
    .filter(([, { available }]) => available)
    .map(([name, { url }]) => ({ name: `contract-${name}`, testMatch: /contract\.spec\.ts/, use: { baseURL: url } })),
]

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  // Emptied at every start, unlike the folders of the sites next to it.
  outputDir: 'test-results/playwright',
  timeout: testHangs,
  maxFailures: process.env.CI ? 0 : 12,
  // A test that passes only at a second attempt is a defect to explain.
  retries: 0,
  expect: { timeout: hangs },
  // More than processors, because many tests wait without using one.
  workers: Number(process.env.TEST_WORKERS ?? 3),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/start-instances.ts',
  grepInvert: without(),
  use: {
    // After this time the error reports what the test waited for.
    actionTimeout: hangs,
    navigationTimeout: hangs,
    baseURL: instances.sqlite.url,
    locale: 'vi-VN',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumShell, args: browserFlags },
  },
  projects: projects.map((project) => ({
    ...project,
    testIgnore: [project.testIgnore ?? [], leftOut.map((name) => `**/${name}.spec.ts`)].flat(),
  })),
})
