import type { Page } from '@playwright/test'

const kilobit = 1024 / 8

/** Lighthouse's slow 4G: milliseconds, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 1600 * kilobit, uploadThroughput: 750 * kilobit }

/** How much slower than this machine the phone thinks. */
const slowness = 6

const setProcessor = async (page: Page, rate: number) => (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Makes a page as slow as on a phone with a poor connection. */
export async function slowDown(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', network)
  await setProcessor(page, slowness)
}

/** Does at this machine's own speed what no visitor does. */
export async function atFullSpeed<T>(page: Page, slow: boolean, work: () => Promise<T>): Promise<T> {
  if (!slow) return work()
  await setProcessor(page, 1)
  const result = await work()
  await setProcessor(page, slowness)
  return result
}
