import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { instances, studio } from './e2e/instances'

const chromium = '/usr/bin/chromium'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  maxFailures: process.env.CI ? 0 : 12,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/start-instances.ts',
  use: {
    baseURL: instances.sqlite.url,
    locale: 'vi-VN',
    timezoneId: 'America/New_York',
    launchOptions: {
      // Debian's browser where it is installed; elsewhere the one Playwright brings.
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'site', testIgnore: /(contract|studio|import|freshness)\.spec\.ts/ },
    { name: 'studio', testMatch: /(studio|import|freshness)\.spec\.ts/, use: { baseURL: studio.url } },
    ...Object.entries(instances)
      .filter(([, { available }]) => available)
      .map(([name, { url }]) => ({ name: `contract-${name}`, testMatch: /contract\.spec\.ts/, use: { baseURL: url } })),
  ],
})
