import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { flood, keptPageNames, pageNames } from './flood'
import { instances } from './instances'

const { url } = instances.sqlite
const pages = ['/', '/tin-tuc', longArticle.vi, longArticle.en]

test('invented addresses push no kept page out', async () => {
  const before = await keptPageNames(url, pages)
  await flood(url, 2000, (number) => `/khong-co-${number}`, 404)
  await flood(url, 50, (number) => `/tin-tuc/khong-co-${number}`, 404)
  await flood(url, 500, (number) => `/tin-tuc?khong-co=${number}`, 200)
  expect(await pageNames(url, pages)).toEqual(before)
})
