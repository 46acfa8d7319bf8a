import { allowance, barePage, documentBars, weigh, weighDocument, weighedPages } from '@/tools/budget/weigh'
import { expect, test } from '@playwright/test'
import { instances } from './instances'

/** JavaScript of the public pages after the first interaction, and their documents (`npx tsx tools/budget.ts`). */

for (const [name, address] of Object.entries(weighedPages)) {
  test(`${name}: scripts weigh little more than those of a bare Next page`, async () => {
    const bare = barePage()
    expect(bare).toBeGreaterThan(50)
    expect((await weigh(instances.sqlite.url, address)) - bare).toBeLessThanOrEqual(allowance)
  })
}

for (const [name, bars] of Object.entries(documentBars)) {
  test(`${name}: the document and the styles in it stay below the bars`, {
    tag: name === 'article' ? [] : ['@full'],
  }, async () => {
    const address = weighedPages[name as keyof typeof weighedPages]
    const { document, styles } = await weighDocument(instances.sqlite.url, address)
    expect(document).toBeLessThanOrEqual(bars.document)
    expect(styles).toBeLessThanOrEqual(bars.styles)
  })
}
