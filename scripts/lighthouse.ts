import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { longArticle } from '@/e2e/addresses'
import { instance } from '@/e2e/instances'
import { startSite } from '@/e2e/running-site'
import { audit, launchBrowser } from './bench/lighthouse'

/** `npm run lighthouse`: all of Lighthouse's scores on a simulated phone with slow 4G; fails below the bars. */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan' }

const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const categories = Object.keys(bars)
const folder = mkdtempSync(path.join(tmpdir(), 'ilc-lighthouse-'))
const { url, environment } = instance(97, 'lighthouse', { DATA_DIR: folder })

const site = await startSite(url, environment, path.join(folder, 'site.log'))
const browser = await launchBrowser()
const below: string[] = []
try {
  console.log(['', ...categories, 'LCP', 'CLS', 'TBT'].map((cell, i) => cell.padEnd(i === 0 ? 10 : 16)).join(''))
  for (const [name, address] of Object.entries(pages)) {
    // The first request draws the page and its pictures; readers get what is kept.
    await audit(browser, url + address, ['seo'])
    const { scores, failing, lcp, cls, tbt } = await audit(browser, url + address, categories)
    const cells = [name, ...Object.values(scores), `${(lcp / 1000).toFixed(1)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`]
    console.log(cells.map((cell, i) => String(cell).padEnd(i === 0 ? 10 : 16)).join(''))
    for (const [category, bar] of Object.entries(bars)) {
      const score = scores[category] ?? 0
      if (score < bar) below.push(`${name}: ${category} ${score}, ${bar} wanted (${failing[category]?.join(', ')})`)
    }
  }
} finally {
  browser.kill()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const line of below) console.log(line)
process.exit(below.length === 0 ? 0 : 1)
