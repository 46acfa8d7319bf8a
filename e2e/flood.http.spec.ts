import { expect, test } from '@playwright/test'
import { flood, cachedPageDates, pageDates } from './flood'
import { instance } from './instances'
import { startPrepared } from './prepared-site'
import { thorough } from './level'

const pages = ['/', '/tin-tuc', '/en', '/en/nghien-cuu']

/** Room for only a few pages, so that any surplus would evict one. */
const small = instance(15, 'flood', { PAGE_CACHE_MB: '1' })

test('invented addresses evict no cached page', { tag: '@full' }, async () => {
  const site = await startPrepared(small)
  try {
    const before = await cachedPageDates(small.url, pages)
    const times = thorough ? 4 : 1
    await flood(small.url, 500 * times, (number) => `/khong-co-${number}`, 404)
    await flood(small.url, 50 * times, (number) => `/tin-tuc/khong-co-${number}`, 404)
    await flood(small.url, 125 * times, (number) => `/tin-tuc?khong-co=${number}`, 200)
    expect(await pageDates(small.url, pages)).toEqual(before)
  } finally {
    await site.stop()
  }
})
