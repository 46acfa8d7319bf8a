import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { longArticle } from '@/e2e/addresses'
import { startSite } from '@/e2e/running-site'

/** `npm run lighthouse`: Lighthouse's scores on a simulated phone with slow 4G; fails below the bars. */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan' }

const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const categories = Object.keys(bars) as (keyof typeof bars)[]
const port = 3197
const url = `http://127.0.0.1:${port}`
const chromium = '/usr/bin/chromium'
const folder = mkdtempSync(path.join(tmpdir(), 'ilc-lighthouse-'))

const site = await startSite(url, { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: folder, DATABASE_URL: '', BACKEND_URL: '', REDIS_URL: '' }, path.join(folder, 'site.log'))
const browser = await launch({
  ...(existsSync(chromium) && { chromePath: chromium }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
const below: string[] = []
try {
  console.log(['', ...categories, 'LCP', 'CLS', 'TBT'].map((cell, i) => cell.padEnd(i === 0 ? 10 : 16)).join(''))
  for (const [name, address] of Object.entries(pages)) {
    // The first request draws the page and its pictures; readers get what is kept.
    await lighthouse(url + address, { port: browser.port, logLevel: 'error', onlyCategories: ['seo'] })
    const result = await lighthouse(url + address, { port: browser.port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`)
    const { lhr } = result
    const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
    const times = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map((id) => lhr.audits[id]?.displayValue ?? '')
    console.log([name, ...scores, ...times].map((cell, i) => String(cell).padEnd(i === 0 ? 10 : 16)).join(''))
    categories.forEach((category, i) => {
      if ((scores[i] ?? 0) >= bars[category]) return
      const failing = lhr.categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
      below.push(`${name}: ${category} ${scores[i]}, ${bars[category]} wanted (${failing?.join(', ')})`)
    })
  }
} finally {
  browser.kill()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const line of below) console.log(line)
process.exit(below.length === 0 ? 0 : 1)
