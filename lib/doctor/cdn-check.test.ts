import { expect, test } from '@jest/globals'
import { checkCdn } from './cdn-check'

test.each([
  [undefined, undefined, { state: 'fine' }, 0],
  ['nginx', undefined, { state: 'fine' }, 0],
  ['fastly', undefined, { state: 'fine', found: 'fastly can be purged' }, 1],
  ['cloudflare', 'status 403', { code: 'cdn-refused', found: 'cloudflare could not be purged: status 403' }, 1],
])('%s that answers %s', async (cdn, failure, found, count) => {
  const purged: string[][] = []
  const purge = async (tags: string[]) => {
    purged.push(tags)
    return failure
  }
  expect(await checkCdn(cdn, purge)).toMatchObject([found])
  expect(purged).toEqual(Array.from({ length: count }, () => ['doctor-check']))
})
