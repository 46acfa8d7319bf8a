import { defineConfig } from '@playwright/test'
import { browserFlags, chromium, chromiumShell } from './e2e/browser'
import { instances, studio } from './e2e/instances'
import type { SiteOptions } from './e2e/site'
import { slowLine } from './e2e/slow-line'
import { isFull, thorough } from './e2e/level'

/** What looks the same whenever scripts come: answers of the server, and pages that have none. */
const once = /(\.http|crash|moderation|outage|slow-arrival|weight)\.spec\.ts/
const others = /(contract|studio|import)\.spec\.ts/

/** What exists by scripts alone, before them, or without them. */
const byScript = /@script\b/
const beforeScript = /@first-touch\b/
const withoutScript = /@no-script\b/
/** What is the same whenever scripts come, but in another language. */
const sameInOthers = /@other-language\b/
/** What is the same in every language once it holds with scripts that come at once: at the first touch it is tried in one. */
const inOthers = /@in-(?:en|zh)\b/
/** What only `npm run test:full` walks (docs/testing.md). */
const fullOnly = /@full\b/
/** What is as wide without scripts as with them. */
const asWideWithout = /every-page\.spec\.ts.*on larger screens/
/** What is walked once more at the first touch: where something is written, opened or chosen, and the first press on every control. */
const atFirstTouch = /@first-touch\b|\b(consultation|search|sign-in|menu)\.spec\.ts/

const anyOf = (...tags: RegExp[]) => new RegExp(tags.map(({ source }) => source).join('|'))

/** Everything but what is tagged so, and what another level walks. */
const without = (...tags: RegExp[]) => anyOf(...tags, ...(isFull ? [] : [fullOnly]), /^$/)

/** For what minds when a page is painted, and whether anybody has touched it. */
const wholeBrowser = { executablePath: chromium, args: browserFlags }

const pace = thorough ? 'slow phone' : 'full speed'
/** Whether whoever is as slow as a phone also comes by a line like a phone's. */
const line = thorough ? { proxy: slowLine } : {}

/** Milliseconds after which something hangs, however slow the machine is: nothing is said of how fast it is. */
const [hangs, testHangs] = [120_000, 900_000]

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  // Emptied at every start, unlike the sites beside it.
  outputDir: 'test-results/playwright',
  timeout: testHangs,
  maxFailures: process.env.CI ? 0 : 12,
  // What passes at a second attempt only is a fault to explain.
  retries: 0,
  expect: { timeout: hangs },
  // More than processors: many a test waits for something that takes none.
  workers: Number(process.env.TEST_WORKERS ?? 3),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/start-instances.ts',
  grepInvert: without(),
  use: {
    // Whatever waits longer says what it waited for.
    actionTimeout: hangs,
    navigationTimeout: hangs,
    baseURL: instances.sqlite.url,
    locale: 'vi-VN',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumShell, args: browserFlags },
  },
  projects: [
    { name: 'once', testMatch: once },
    // The journeys with scripts that come at once, at the first touch, never; the second over a poor connection.
    {
      name: 'scripts at once',
      testIgnore: [once, others],
      grepInvert: without(beforeScript, withoutScript),
      use: { scripts: 'at once', pace, ...line },
    },
    {
      name: 'scripts at first touch',
      testIgnore: [once, others],
      grep: thorough ? /./ : atFirstTouch,
      grepInvert: without(withoutScript, ...(thorough || isFull ? [] : [inOthers])),
      use: { scripts: 'at first touch', pace, proxy: slowLine, launchOptions: wholeBrowser },
    },
    {
      name: 'scripts never',
      testIgnore: [once, others],
      grepInvert: without(byScript, beforeScript, ...(thorough ? [] : [sameInOthers]), ...(isFull ? [] : [asWideWithout])),
      use: { scripts: 'never', pace, ...line, javaScriptEnabled: false },
    },
    { name: 'studio', testMatch: /(studio|import)\.spec\.ts/, use: { baseURL: studio.url } },
    ...Object.entries(instances)
      .filter(([, { available }]) => available)
      .map(([name, { url }]) => ({ name: `contract-${name}`, testMatch: /contract\.spec\.ts/, use: { baseURL: url } })),
  ],
})
