import { buildWhenStale } from '@/server/build'
import { endWith, withOwnSite } from './bench/own-site'
import { allowance, barePage, weigh, weighedPages } from './budget/weigh'

/**
 * `npm run budget`: JavaScript of the public pages after the first interaction: little more than a bare Next page
 * loads. `npm test` checks the same.
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
    if (above > allowance) heavy.push(`${name}: ${above.toFixed(1)} KB above a bare page, ${allowance} KB allowed`)
  }
  return heavy
})
endWith(below)
