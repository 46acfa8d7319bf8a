import { expect, test } from '@jest/globals'
import { metrics } from './metrics'

test('pages are counted by where they came from, from the beginning, however often the metrics are read', async () => {
  const counted = async () =>
    Object.fromEntries(
      [...(await metrics().registry.metrics()).matchAll(/^ilc_pages_total\{from="(\w+)"\} (\d+)$/gm)].map(
        ([, from, count]) => [from, Number(count)],
      ),
    )
  expect(await counted()).toEqual({ memory: 0, shared: 0, rendered: 0, stale: 0 })
  metrics().pages.memory += 2
  metrics().pages.stale += 1
  const after = { memory: 2, shared: 0, rendered: 0, stale: 1 }
  expect([await counted(), await counted()]).toEqual([after, after])
})
