import type { Page } from '@playwright/test'

/** Whether React has taken the page over. */
const isTaken = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$'))

/** Resolves when the page's scripts are there and have done what they do at first. */
export async function untilTaken(page: Page): Promise<void> {
  // Looked at by the clock: a page that another lies over may be drawn no frame to look at.
  await page.waitForFunction(isTaken, undefined, { polling: 100 })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
}

/** The visitor's first touch: the pointer moves a little, where nothing is. Resolves when the page's scripts are there. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await untilTaken(page)
}
