import { cpSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { problemsOf } from '@/tools/crawl/rules'
import { collect } from '@/tools/crawl/site'
import { instance } from './instances'
import { preparedFolder, startPrepared } from './prepared-site'
import { inDatabase } from './site-database'

/**
 * Reads a whole site as search engines and link previews do (`npm run crawl`): over HTTP, without scripts. Every page
 * is rendered for it, so `npm test` uses a part of the sample content and `npm run test:full` all of it too.
 */

/** Leaves one article of three sections, which leads to no other, with its authors and the texts of law that it cites. */
const fewer = [
  `DELETE FROM articles WHERE translation_key NOT IN
    ('e-invoice-consultation-week', 'cash-register-invoices', 'family-company-governance-study')`,
  `DELETE FROM members WHERE coalesce(main_profile_id, id) NOT IN
    (SELECT member_id FROM articles_authors WHERE member_id IS NOT NULL)`,
  'DELETE FROM legal_texts WHERE id > 3',
]

const small = instance(80, 'crawled-small', {})
const whole = instance(79, 'crawled-whole', { PAGE_CACHE_MB: '1024' })

async function expectRulesToHold({ site, leastPages }: { site: typeof small; leastPages: number }): Promise<void> {
  const running = await startPrepared(site)
  try {
    const read = await collect(site.url)
    expect(read.pages.size).toBeGreaterThan(leastPages)
    expect(problemsOf(read)).toEqual([])
  } finally {
    await running.stop()
  }
}

test('crawlers and link previews find nothing wrong with a small site', async () => {
  cpSync(preparedFolder, small.environment.DATA_DIR, { recursive: true })
  for (const statement of fewer) await inDatabase(small.environment, statement)
  await expectRulesToHold({ site: small, leastPages: 50 })
})

test('crawlers and link previews find nothing wrong with all sample content', { tag: '@full' }, async () => {
  await expectRulesToHold({ site: whole, leastPages: 390 })
})
