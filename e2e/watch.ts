import type { BrowserContext, Request } from '@playwright/test'

/** What a test's visitor asks for on purpose: another host, or something that is missing. */
export interface AskedFor {
  hosts: RegExp | undefined
  missing: RegExp | undefined
}

/** Addresses that a visitor's pages have asked for and not got, as they come and go. */
export function watchPending(context: BrowserContext): () => string[] {
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  return () => [...pending].map((request) => request.url())
}

/**
 * The browser's own words about what fails the test anyway, by its answer; about frames that stay as they are (docs/adr/0015); and about
 * the styles of a page that is got ready under the pointer and opened late or never.
 */
const saidOtherwise = /Failed to load resource|sandboxing|\.css was preloaded using link preload but not used/

/**
 * Notes what must not happen in any page of a visitor's: errors and warnings, among them what a policy forbids, parts that do not
 * arrive, calls to other hosts than the site's.
 */
export function watch(context: BrowserContext, site: string, askedFor: AskedFor): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !saidOtherwise.test(message.text()) && !askedFor.missing?.test(message.text())) problems.push(message.text())
  })
  context.on('weberror', (failure) => {
    const { message } = failure.error()
    if (!askedFor.missing?.test(message)) problems.push(message)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(site).origin && !askedFor.hosts?.test(origin)) problems.push(`called ${origin}`)
  })
  context.on('response', (response) => {
    const isPart = !response.request().isNavigationRequest()
    if (isPart && response.status() >= 400 && !askedFor.missing?.test(response.url())) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}
