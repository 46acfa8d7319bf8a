import { test as base, expect } from '@playwright/test'
import { instances } from './instances'

/** A page whose console stays clean and that calls no other host: both fail the test (standing bars). */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        // A 404 page is told by the browser as a failed resource; that is the page's own status.
        if (message.type() === 'error' && !/status of 40[41]/.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== instances.sqlite.url) problems.push(`called ${origin}`)
      })
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
