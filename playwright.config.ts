import { defineConfig } from '@playwright/test'
import { browserFlags, chromium, chromiumShell } from './e2e/browser'
import { instances, studio } from './e2e/instances'
import type { SiteOptions } from './e2e/site'
import { thorough } from './e2e/thorough'

/** What looks the same whenever scripts come: answers of the server, and pages that have none. */
const once = /(\.http|crash|late-fonts|moderation|outage|slow-arrival|weight)\.spec\.ts/
const others = /(contract|studio|import)\.spec\.ts/

/** What exists by scripts alone, before them, or without them. */
const byScript = /@script\b/
const beforeScript = /@first-touch\b/
const withoutScript = /@no-script\b/
/** What is the same whenever scripts come, but in another language. */
const sameInOthers = /@other-language\b/
/** What is walked once more at the first touch: where something is written, opened or chosen, and the first press on every control. */
const atFirstTouch = /@first-touch\b|\b(consultation|search|sign-in|menu)\.spec\.ts/

const anyOf = (...tags: RegExp[]) => new RegExp(tags.map(({ source }) => source).join('|'))

/** For what minds when a page is painted, and whether anybody has touched it. */
const wholeBrowser = { executablePath: chromium, args: browserFlags }

const pace = thorough ? 'slow phone' : 'full speed'

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  maxFailures: process.env.CI ? 0 : 12,
  // On a machine that others use too; what passed at the second attempt only is listed at the end (decision 77).
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/start-instances.ts',
  use: {
    // Whatever waits longer says what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: instances.sqlite.url,
    locale: 'vi-VN',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumShell, args: browserFlags },
  },
  projects: [
    { name: 'once', testMatch: once },
    // The journeys with scripts that come at once, at the first touch, never; the second over a poor connection.
    { name: 'scripts at once', testIgnore: [once, others], grepInvert: anyOf(beforeScript, withoutScript), use: { scripts: 'at once', pace } },
    { name: 'scripts at first touch', testIgnore: [once, others], grep: thorough ? /./ : atFirstTouch, grepInvert: withoutScript, use: { scripts: 'at first touch', pace: thorough ? pace : 'slow line', launchOptions: wholeBrowser } },
    {
      name: 'scripts never',
      testIgnore: [once, others],
      grepInvert: thorough ? anyOf(byScript, beforeScript) : anyOf(byScript, beforeScript, sameInOthers),
      use: { scripts: 'never', pace, javaScriptEnabled: false },
    },
    { name: 'studio', testMatch: /(studio|import)\.spec\.ts/, use: { baseURL: studio.url } },
    ...Object.entries(instances)
      .filter(([, { available }]) => available)
      .map(([name, { url }]) => ({ name: `contract-${name}`, testMatch: /contract\.spec\.ts/, use: { baseURL: url } })),
  ],
})
