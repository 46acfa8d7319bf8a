import { allowance, barePage, weigh, weighedPages } from '@/tools/budget/weigh'
import { expect, test } from '@playwright/test'
import { instances } from './instances'

/** JavaScript of the public pages after the first interaction (`npm run budget`). */

for (const [name, address] of Object.entries(weighedPages)) {
  test(`${name}: scripts weigh little more than those of a bare Next page`, async () => {
    const bare = barePage()
    expect(bare).toBeGreaterThan(50)
    expect((await weigh(instances.sqlite.url, address)) - bare).toBeLessThanOrEqual(allowance)
  })
}
