import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runCommand } from '@/server/run-program'
import { collect } from '@/tools/crawl/collect'
import { problemLines } from '@/tools/crawl/report'
import { rules } from '@/tools/crawl/rules'
import type { Site } from '@/tools/crawl/site'
import { dataFolder, instance } from './instances'
import { isFull } from './level'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { writeSmallContent } from './small-content'

/**
 * Reads a whole site as search engines and link previews do (`npm run crawl`): over HTTP, without scripts. Every page
 * is rendered for it, so `npm test` uses a part of the sample content and `npm run test:full` all of it.
 */

test.describe.configure({ mode: 'serial' })

/** Each agent requests every page: rendered once, then served from the cache. */
const own = instance(80, 'crawled', { PAGE_CACHE_MB: '1024' })

let running: RunningSite
let site: Site

test.beforeAll(async () => {
  if (!isFull) {
    const folder = path.join(dataFolder, 'small-content')
    writeSmallContent(folder)
    await runCommand('migrate', own.environment)
    await runCommand('import-content', own.environment, folder)
  }
  running = await startPrepared(own)
})
test.afterAll(() => running.stop())

test('every page and picture that can be reached is read', async () => {
  site = await collect(own.url)
  expect(site.pages.size).toBeGreaterThan(isFull ? 390 : 70)
  expect(site.files.size).toBeGreaterThan(isFull ? 900 : 130)
})

for (const [name, rule] of Object.entries(rules)) {
  test(name, () => {
    expect(problemLines({ [name]: rule(site) })).toEqual([])
  })
}
