import { buildWhenStale } from '@/server/build'
import { endWith, withOwnSite } from './bench/own-site'
import { allowance, barePage, documentBars, weigh, weighDocument, weighedPages } from './budget/weigh'

/**
 * `npx tsx tools/budget.ts`: JavaScript of the public pages after the first interaction: little more than a bare Next page
 * loads. And their documents, with the styles in them. `npm test` checks the same.
 */

await buildWhenStale()
const below = await withOwnSite(async ({ url }) => {
  const bare = barePage()
  console.log(`bare Next page  ${bare.toFixed(1)} KB`)
  const heavy: string[] = []
  for (const [name, address] of Object.entries(weighedPages)) {
    const weight = await weigh(url, address)
    const above = weight - bare
    console.log(
      `${name.padEnd(14)}  ${weight.toFixed(1)} KB after the first touch, ${above.toFixed(1)} KB above bare, ${allowance} KB allowed`,
    )
    const { document, styles } = await weighDocument(url, address)
    const bars = documentBars[name as keyof typeof weighedPages]
    console.log(`${' '.repeat(16)}${document.toFixed(1)} KB document, of it ${styles.toFixed(1)} KB styles (brotli)`)
    if (document > bars.document)
      heavy.push(`${name}: a document of ${document.toFixed(1)} KB, ${bars.document} allowed`)
    if (styles > bars.styles) heavy.push(`${name}: ${styles.toFixed(1)} KB of styles, ${bars.styles} allowed`)
    if (above > allowance) heavy.push(`${name}: ${above.toFixed(1)} KB above a bare page, ${allowance} KB allowed`)
  }
  return heavy
})
endWith(below)
