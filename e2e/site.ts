import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { setPace, type Pace } from './slow-phone'
import { watch, watchPending, type AskedFor } from './watch'

export interface SiteOptions {
  /** When a page's scripts come: before anything else is done, as for any visitor at the first touch, or not at all. */
  scripts: 'at once' | 'at first touch' | 'never'
  pace: Pace
}

interface VisitorFixtures {
  askedFor: AskedFor
  /** Does to a browser's context what every test's own has: its pages are watched, and as slow as they shall be. */
  asVisitor: (context: BrowserContext) => Promise<void>
  /** A page of somebody who was never here. */
  newcomer: () => Promise<Page>
}

/** The least a visitor can do, and all that the scripts wait for. */
const firstIntent = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')))

/**
 * Pages whose console stays clean, whose parts all arrive, whose policy is kept, and that call no other host: anything else fails the
 * test. A test in which the visitor asks for another host, or for something that is missing, names it.
 */
export const test = base.extend<SiteOptions & VisitorFixtures>({
  scripts: ['at first touch', { option: true }],
  pace: ['full speed', { option: true }],
  askedFor: async ({ pace: _pace }, use) => use({ hosts: undefined, missing: undefined }),
  asVisitor: async ({ scripts, pace, askedFor, baseURL }, use, testInfo) => {
    const problems: string[][] = []
    const waiting: (() => string[])[] = []
    await use(async (context) => {
      problems.push(watch(context, baseURL ?? '', askedFor))
      waiting.push(watchPending(context))
      if (scripts === 'at once') await context.addInitScript(firstIntent)
      // A page that is gone already has no pace.
      context.on('page', (page) => void setPace(page, pace).catch(() => undefined))
    })
    // What a page that did not come in time was waiting for.
    if (testInfo.errors.length > 0) console.log(testInfo.title, 'not answered:', waiting.flatMap((pending) => pending()))
    expect(problems.flat()).toEqual([])
  },
  context: async ({ context, asVisitor }, use) => {
    await asVisitor(context)
    await use(context)
  },
  page: async ({ page, pace }, use) => {
    await setPace(page, pace)
    await use(page)
  },
  newcomer: async ({ browser, asVisitor, pace }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await asVisitor(context)
      const page = await context.newPage()
      await setPace(page, pace)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
