import { test as base, expect } from '@playwright/test'
import { instances } from './instances'

/**
 * A page whose console stays clean, whose parts all arrive, and that calls no other host: anything else fails the test
 * (standing bars). A test in which the visitor asks for another host, or for
 * something that is missing, names it.
 */
export const test = base.extend<{ askedFor: { hosts: RegExp | undefined; missing: RegExp | undefined }; watched: void }>({
  askedFor: async ({ page: _page }, use) => use({ hosts: undefined, missing: undefined }),
  watched: [
    async ({ page, askedFor }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        const expected = /Failed to load resource|sandboxing/.test(message.text())
        if ((message.type() === 'error' || message.type() === 'warning') && !expected && !askedFor.missing?.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        if (!askedFor.missing?.test(message)) problems.push(message)
      })
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== instances.sqlite.url && !askedFor.hosts?.test(origin)) problems.push(`called ${origin}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest() && !askedFor.missing?.test(response.url())) problems.push(`${response.status()} ${response.url()}`)
      })
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
