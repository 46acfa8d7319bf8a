import { chromium as playwright } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserFlags, chromium } from '@/e2e/browser'
import { portAt } from '@/e2e/instances'

const port = portAt(96)

const attempts = 3

export async function withAudits<T>(work: () => Promise<T>): Promise<T> {
  const args = [...browserFlags, `--remote-debugging-port=${port}`]
  const browser = await playwright.launch({ executablePath: chromium, args })
  return work().finally(() => browser.close())
}

/**
 * Lighthouse's results on its simulated phone, as at a first visit: scores out of 100 and the audits that cost points by
 * category; milliseconds and layout shift. Repeats it if Lighthouse missed a measure; throws after three attempts.
 */
export async function audit(address: string, categories: string[]) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: categories })
    if (!result) continue
    const { audits, categories: match } = result.lhr
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const measured = {
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
    }
    if (categories.includes('performance') && Object.values(measured).some(Number.isNaN)) continue
    const scores = categories.map((category) => [category, Math.round((match[category]?.score ?? 0) * 100)] as const)
    const failing = categories.flatMap((category) => match[category]?.auditRefs ?? [])
    return {
      ...measured,
      scores: new Map(scores),
      failing: failing.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    }
  }
  throw new Error(`Lighthouse saw nothing painted on ${address}`)
}
