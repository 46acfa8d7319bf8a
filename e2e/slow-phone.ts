import type { Page } from '@playwright/test'

/** How much slower than this machine the phone thinks. */
const slowness = 6

/** How fast a visitor's browser is: as this machine, or as a slow phone. How fast its line is, a project's proxy says (`slow-line.ts`). */
export type Pace = 'full speed' | 'slow phone'

const setProcessor = async (page: Page, rate: number) => (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Gives a page its pace. */
export async function setPace(page: Page, pace: Pace): Promise<void> {
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
