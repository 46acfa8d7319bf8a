import type { BrowserContext, Request } from '@playwright/test'

export interface AskedFor {
  hosts: RegExp | undefined
  missing: RegExp | undefined
}

export function watchPending(context: BrowserContext): () => string[] {
  const pending = new Set<Request>()
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
  return () => [...pending].map((request) => request.url())
}

/**
 * Console messages that are ignored: failed requests, which fail the test by their status anyway; sandboxed frames
 * (docs/adr/0015); preloaded styles of a page that is prefetched and opened late or never; preloaded scripts that a slow
 * machine runs late.
 */
const saidOtherwise = /Failed to load resource|sandboxing|\.(css|js) was preloaded using link preload but not used/

/**
 * Records what must not happen in any page: errors and warnings (policy violations among them), failed requests, and
 * calls to other hosts.
 */
export function watch(context: BrowserContext, site: string, askedFor: AskedFor): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !saidOtherwise.test(message.text()) && !askedFor.missing?.test(message.text()))
      problems.push(message.text())
  })
  context.on('weberror', (failure) => {
    const { message } = failure.error()
    if (!askedFor.missing?.test(message)) problems.push(message)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(site).origin && !askedFor.hosts?.test(origin))
      problems.push(`called ${origin}`)
  })
  context.on('response', (response) => {
    const isPart = !response.request().isNavigationRequest()
    if (isPart && response.status() >= 400 && !askedFor.missing?.test(response.url()))
      problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}
