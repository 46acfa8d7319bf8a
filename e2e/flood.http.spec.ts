import path from 'node:path'
import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { flood, keptPageNames, pageNames } from './flood'
import { dataFolder, instance } from './instances'
import { startSite } from './running-site'

const pages = ['/', '/tin-tuc', longArticle.vi, longArticle.en]

/** Room for a handful of pages, so that anything too much would push one out. */
const small = instance(15, 'flood', { KEPT_PAGES_MB: '1' })

test('invented addresses push no kept page out', async () => {
  const site = await startSite(small.url, small.environment, path.join(dataFolder, 'flood.log'))
  try {
    const before = await keptPageNames(small.url, pages)
    await flood(small.url, 2000, (number) => `/khong-co-${number}`, 404)
    await flood(small.url, 200, (number) => `/tin-tuc/khong-co-${number}`, 404)
    await flood(small.url, 500, (number) => `/tin-tuc?khong-co=${number}`, 200)
    expect(await pageNames(small.url, pages)).toEqual(before)
  } finally {
    await site.stop()
  }
})
