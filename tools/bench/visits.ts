import type { Browser, Request } from '@playwright/test'

/** The phone of the visits: Lighthouse's. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export const kinds = ['document', 'style', 'script', 'font', 'picture', 'other'] as const

type Kind = (typeof kinds)[number]

/** Files of one kind that a visit loads; bytes as transferred, with headers. */
export interface Loaded {
  bytes: number
  requests: number
}

export type Visit = Record<Kind, Loaded>

/** Milliseconds without interaction after a page has loaded. Scripts that need an interaction load later than that. */
const idleMs = 3000

const kindOfType: Record<string, Kind> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'picture',
}

const kindOf = (request: Request): Kind => kindOfType[request.resourceType()] ?? 'other'

/** The sum over all kinds. */
export function sumOf(visit: Visit): Loaded {
  const all = Object.values(visit)
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
  }
}

/** What a phone with an empty cache loads of a page without interaction. */
export async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(idleMs)
    const visit = Object.fromEntries(kinds.map((kind) => [kind, { bytes: 0, requests: 0 }])) as Visit
    for (const request of requests.filter((one) => one.url().startsWith('http'))) {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const loaded = visit[kindOf(request)]
      loaded.bytes += responseBodySize + responseHeadersSize
      loaded.requests += 1
    }
    return visit
  } finally {
    await context.close()
  }
}
