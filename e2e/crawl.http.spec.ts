import { expect, test } from '@playwright/test'
import { problemsOf } from '@/tools/crawl/rules'
import { collect } from '@/tools/crawl/site'
import { instance } from './instances'
import { serveForTests } from './prepared-site'

/** Reads a whole site as search engines and link previews do (`npm run crawl`): over HTTP, without scripts. */
const own = instance(79, 'crawled', { PAGE_CACHE_MB: '1024' })

serveForTests(own)

test('crawlers and link previews find nothing wrong with all sample content', { tag: '@full' }, async () => {
  const read = await collect(own.url)
  expect(read.pages.size).toBeGreaterThan(390)
  expect(problemsOf(read)).toEqual([])
})
