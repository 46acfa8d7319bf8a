import type { Page } from '@playwright/test'

const slowness = 6

/**
 * Speed of a visitor's browser: that of this machine, or that of a slow phone. The speed of the connection is set by a
 * project's proxy (`slow-line.ts`).
 */
export type Pace = 'full speed' | 'slow phone'

const setProcessor = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

export async function setPace(page: Page, pace: Pace): Promise<void> {
  if (pace === 'slow phone') await setProcessor(page, slowness)
}

/** Runs at this machine's own speed what no visitor does. */
export async function atFullSpeed<T>(page: Page, pace: Pace, work: () => Promise<T>): Promise<T> {
  if (pace !== 'slow phone') return work()
  await setProcessor(page, 1)
  const result = await work()
  await setProcessor(page, slowness)
  return result
}
