import { expect, test } from '@jest/globals'
import { becomesIdle } from './idle'

/** A site that uses the next of these shares of a processor in each window, on a machine with these loads. */
function siteOf(shares: number[], loads: number[] = []) {
  let [used, windows] = [0, 0]
  let isBefore = true
  return {
    windows: () => windows,
    used: () => {
      if (!isBefore) used += (shares[windows++] ?? 0) * 5000
      isBefore = !isBefore
      return used
    },
    wanted: () => loads[windows] ?? 0,
    processors: 2,
    pause: () => Promise.resolve(),
  }
}

test('a site is idle after the first window in which it does next to nothing', async () => {
  const site = siteOf([1, 0.5, 0.06, 0.04, 1])
  expect([await becomesIdle(1, site), site.windows()]).toEqual([true, 4])
})

test('while the machine has much to do, the work in the background is still to come', async () => {
  const site = siteOf([0, 0, 1, 0], [5, 2.1, 2, 2])
  expect([await becomesIdle(1, site), site.windows()]).toEqual([true, 4])
})

test('a site that is never idle is not waited for for ever', async () => {
  expect(await becomesIdle(1, siteOf(Array.from({ length: 1000 }, () => 1)))).toBe(false)
})

test('what the machine does not report is not waited for', async () => {
  expect(await becomesIdle(1, { ...siteOf([]), used: () => undefined })).toBe(true)
})
