import type { Browser } from '@playwright/test'
import { phone } from './visits'

/** A response of the site, as a file. */
export interface Copy {
  /** Path and query of its address. */
  address: string
  type: string
  body: Buffer
}

const accept = 'image/avif,image/webp,*/*'

async function copyOf(url: string, address: string): Promise<Copy> {
  const response = await fetch(url + address, { headers: { accept } })
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return { address, type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

/** Addresses of everything a phone loads for the pages when it scrolls to their end with scripts. */
async function loadedBy(browser: Browser, url: string, addresses: string[]): Promise<Set<string>> {
  const loaded = new Set<string>()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.on('request', (request) => {
    // The router's data has the page's address and differs by a header, so it cannot be a file.
    if (request.url().startsWith(`${url}/`) && request.method() === 'GET' && !request.headers().rsc)
      loaded.add(request.url().slice(url.length))
  })
  for (const address of addresses) {
    await page.goto(url + address, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      dispatchEvent(new PointerEvent('pointermove'))
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })
    await page.waitForLoadState('networkidle')
  }
  await context.close()
  return loaded
}

/** Copies of the pages and, if there is a browser, of everything a phone loads for them. */
export async function copyPages(url: string, addresses: string[], browser: Browser | undefined): Promise<Copy[]> {
  const loaded = browser ? await loadedBy(browser, url, addresses) : []
  return Promise.all([...new Set([...addresses, '/icon.svg', ...loaded])].map((address) => copyOf(url, address)))
}
