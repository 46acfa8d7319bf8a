import { longArticle } from '@/e2e/addresses'
import { audit, withAudits } from './bench/lighthouse'
import { endWith, withOwnSite } from './bench/own-site'

/** `npx tsx tools/lighthouse.ts`: all Lighthouse scores on a simulated phone with slow 4G; fails below 100. */

const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan' }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const below = await withOwnSite(({ url }) =>
  withAudits(async () => {
    const lines: string[] = []
    for (const [name, address] of Object.entries(pages)) {
      // The first request renders the page and its images; visitors get cached ones.
      await audit(url + address, ['seo'])
      const { scores, failing, lcp, cls, tbt } = await audit(url + address, categories)
      const listed = [...scores].map(([category, score]) => `${category} ${score}`).join(', ')
      console.log(`${name}: ${listed}; LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbt)} ms`)
      if ([...scores.values()].some((score) => score < 100)) lines.push(`${name}: ${listed} (${failing.join(', ')})`)
    }
    return lines
  }),
)
endWith(below)
