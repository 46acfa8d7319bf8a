import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { notePresses } from './presses'
import { setPace, type Pace } from './slow-phone'
import { watch, watchPending, type AskedFor } from './watch'

export interface SiteOptions {
  /** When a page's scripts load: before anything else, at the first interaction (as for any visitor), or never. */
  scripts: 'at once' | 'at first touch' | 'never'
  pace: Pace
}

interface VisitorFixtures {
  askedFor: AskedFor
  /**
   * Sets up a browser context like a test's own: its pages are watched, and have the project's pace. It is closed after the
   * test.
   */
  asVisitor: (context: BrowserContext) => Promise<void>
  newcomer: () => Promise<Page>
}

const firstIntent = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')))

/**
 * Pages are watched: a console message, a failed request, a violation of the policy or a call to another host fails the
 * test. A test that causes one of these on purpose declares it in `askedFor`.
 */
export const test = base.extend<SiteOptions & VisitorFixtures>({
  scripts: ['at first touch', { option: true }],
  pace: ['full speed', { option: true }],
  askedFor: async ({ pace: _pace }, use) => use({ hosts: undefined, missing: undefined }),
  asVisitor: async ({ scripts, pace, askedFor, baseURL }, use, testInfo) => {
    const problems: string[][] = []
    const waiting: (() => string[])[] = []
    const contexts: BrowserContext[] = []
    const pressed: (() => Promise<string[]>)[] = []
    await use(async (context) => {
      contexts.push(context)
      problems.push(watch(context, baseURL ?? '', askedFor))
      waiting.push(watchPending(context))
      pressed.push(await notePresses(context))
      if (scripts === 'at once') await context.addInitScript(firstIntent)
      // Fails if the page is already closed.
      context.on('page', (page) => void setPace(page, pace).catch(() => undefined))
    })
    if (testInfo.errors.length > 0) {
      const pending = waiting.flatMap((read) => read())
      const presses = (await Promise.all(pressed.map((read) => read()))).flat()
      console.log(testInfo.title, 'not answered:', pending, `\npressed:\n${presses.join('\n')}`)
    }
    for (const context of contexts) await context.close()
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
    await use(async () => {
      const context = await browser.newContext()
      await asVisitor(context)
      const page = await context.newPage()
      await setPace(page, pace)
      return page
    })
  },
})

export { expect }
