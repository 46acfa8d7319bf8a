import type { Page } from '@playwright/test'

const isTaken = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$'))

export async function untilTaken(page: Page): Promise<void> {
  // Polled by a timer: a page that is covered by another may get no animation frames.
  await page.waitForFunction(isTaken, undefined, { polling: 100 })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}

/**
 * The visitor's first interaction: a small pointer movement over an empty place. Resolves when the page's scripts have
 * loaded.
 */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await untilTaken(page)
}
