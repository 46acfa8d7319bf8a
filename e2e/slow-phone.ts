import type { Page } from '@playwright/test'

const kilobit = 1024 / 8

/** Lighthouse's slow 4G: milliseconds, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 1600 * kilobit, uploadThroughput: 750 * kilobit }

/** How much slower than this machine the phone thinks. */
const slowness = 6

/** How fast a visitor's pages are: as on this machine, over a poor connection, on a slow phone over a poor connection. */
export type Pace = 'full speed' | 'slow line' | 'slow phone'

const setProcessor = async (page: Page, rate: number) => (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Gives a page its pace. */
export async function setPace(page: Page, pace: Pace): Promise<void> {
  if (pace === 'full speed') return
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', network)
  if (pace === 'slow phone') await setProcessor(page, slowness)
}

/** Does at this machine's own speed what no visitor does. */
export async function atFullSpeed<T>(page: Page, pace: Pace, work: () => Promise<T>): Promise<T> {
  if (pace !== 'slow phone') return work()
  await setProcessor(page, 1)
  const result = await work()
  await setProcessor(page, slowness)
  return result
}
