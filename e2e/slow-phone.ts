import type { Page } from '@playwright/test'

const slowness = 6

/** Slows the processor down to that of a slow phone. `slow-line.ts` does that to the connection. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}
