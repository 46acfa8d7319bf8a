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
 * A whole site, read as search engines and makers of previews do (`npm run crawl`): over HTTP, without scripts. Every page is rendered for it, so
 * `npm test` reads one with a part of the sample content; `npm run test:full` one with all of it.
 */

test.describe.configure({ mode: 'serial' })

/** Every page is asked for by each of the agents: rendered once, then cached. */
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
  expect(site.pages.size).toBeGreaterThan(isFull ? 390 : 100)
  expect(site.files.size).toBeGreaterThan(isFull ? 900 : 200)
})

for (const [name, rule] of Object.entries(rules)) {
  test(name, () => {
    expect(problemLines({ [name]: rule(site) })).toEqual([])
  })
}
