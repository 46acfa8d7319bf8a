import type { Browser } from '@playwright/test'
import { phone } from './visits'

/** How many times slower than this machine the processor is. */
const slowdown = 4

/** Milliseconds after the load event in which a page becomes still. Scripts that nobody asked for come later. */
const settling = 2000

/** Milliseconds of the main thread until a page is still, by the browser's own counters. */
export interface MainThread {
  /** All work. */
  tasks: number
  /** Layout and recalculated styles, which are a part of it. */
  layout: number
}

/** Loads a page on a slowed-down processor without touching it, and returns what the main thread did. */
export async function mainThread(browser: Browser, address: string): Promise<MainThread> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const counters = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
    }
    const before = await counters()
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settling)
    const after = await counters()
    const spent = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    return { tasks: spent('TaskDuration'), layout: spent('LayoutDuration') + spent('RecalcStyleDuration') }
  } finally {
    await context.close()
  }
}
