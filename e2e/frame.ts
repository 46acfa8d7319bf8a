import type { Page } from '@playwright/test'

export const wide = { width: 1280, height: 800 }
export const phone = { width: 360, height: 800 }

export const menu = (page: Page) => page.locator('#main-menu')

/** Scrolls at once, despite smooth scrolling in the page's styles. */
export const scrollDown = (page: Page, distance: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), distance)
