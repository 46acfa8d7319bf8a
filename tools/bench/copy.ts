import type { Browser } from '@playwright/test'
import { onPhone } from './phone'

export interface Copy {
  address: string
  type: string
  body: Buffer
}

async function copyOf(url: string, address: string): Promise<Copy> {
  const response = await fetch(url + address, { headers: { accept: 'image/avif,image/webp,*/*' } })
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return { address, type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) }
}

export async function copyPages(url: string, addresses: string[], browser: Browser): Promise<Copy[]> {
  const loaded = new Set([...addresses, '/icon.svg'])
  await onPhone(browser, async (page) => {
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
  })
  return Promise.all([...loaded].map((address) => copyOf(url, address)))
}
