import { longArticle } from '@/e2e/addresses'
import { audit, launchBrowser } from './bench/lighthouse'
import { endWith, withOwnSite } from './bench/own-site'

/** `npm run lighthouse`: all Lighthouse scores on a simulated phone with slow 4G; fails below the bars. */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan' }

const bars = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

const categories = Object.keys(bars)

const row = (cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => String(cell).padEnd(i === 0 ? 10 : 16)).join(''))

const below = await withOwnSite(async ({ url }) => {
  const browser = await launchBrowser()
  const lines: string[] = []
  try {
    row(['', ...categories, 'LCP', 'CLS', 'TBT'])
    for (const [name, address] of Object.entries(pages)) {
      // The first request renders the page and its pictures; visitors get cached ones.
      await audit(browser, url + address, ['seo'])
      const { scores, failing, lcp, cls, tbt } = await audit(browser, url + address, categories)
      row([name, ...Object.values(scores), `${(lcp / 1000).toFixed(1)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`])
      for (const [category, bar] of Object.entries(bars)) {
        const score = scores[category] ?? 0
        if (score < bar) lines.push(`${name}: ${category} ${score}, ${bar} wanted (${failing[category]?.join(', ')})`)
      }
    }
  } finally {
    browser.kill()
  }
  return lines
})
endWith(below)
