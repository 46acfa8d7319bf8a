import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { watch, type AskedFor } from './watch'

export interface SiteOptions {
  /** When a page's scripts load: before anything else, at the first interaction (as for any visitor), or never. */
  scripts: 'at once' | 'at first touch' | 'never'
}

interface VisitorFixtures {
  askedFor: AskedFor
  /** Has the pages of a browser context watched like those of a test's own. It is closed after the test. */
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
  askedFor: async ({ scripts: _scripts }, use) => use({ hosts: undefined, missing: undefined }),
  asVisitor: async ({ scripts, askedFor, baseURL }, use) => {
    const problems: string[][] = []
    const contexts: BrowserContext[] = []
    await use(async (context) => {
      contexts.push(context)
      problems.push(watch(context, baseURL ?? '', askedFor))
      if (scripts === 'at once') await context.addInitScript(firstIntent)
    })
    for (const context of contexts) await context.close()
    expect(problems.flat()).toEqual([])
  },
  context: async ({ context, asVisitor }, use) => {
    await asVisitor(context)
    await use(context)
  },
  newcomer: async ({ browser, asVisitor }, use) => {
    await use(async () => {
      const context = await browser.newContext()
      await asVisitor(context)
      return context.newPage()
    })
  },
})

export { expect }
