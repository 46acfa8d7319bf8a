import type { BrowserContext } from '@playwright/test'

/** Static blocks of classes and lookbehinds: iOS before 16.4 does not run a script that has one. */
const newer = /\bstatic\s*\{|\(\?<[=!]/

/**
 * Makes a browser like a phone of 2020 to 2022 (iOS 15.4, Android WebView 100): popovers have another name in
 * everything that it loads, so it does not know them; selectors it could not read are dropped; newer methods are
 * missing. Lists the scripts that such a phone would not run.
 */
export async function makeOld(context: BrowserContext): Promise<string[]> {
  const refused: string[] = []
  await context.route('**/*', async (route) => {
    if (!['document', 'script', 'stylesheet', 'fetch'].includes(route.request().resourceType())) return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const type = response.headers()['content-type'] ?? ''
    if (!/html|javascript|css|x-component/.test(type)) return route.fulfill({ response })
    const body = await response.text()
    if (type.includes('javascript') && newer.test(body)) refused.push(route.request().url())
    const text = body
      .replaceAll('popover', 'oldover')
      .replaceAll('Popover', 'Oldover')
      .replaceAll(':has(', ':old(')
      .replaceAll('::details-content', '::old-content')
      .replaceAll('text-wrap:', 'old-wrap:')
      .replaceAll(/(?<=\d)dvh(?=[;}\s)])/g, 'old')
    return route.fulfill({ response, body: text })
  })
  await context.addInitScript(() => {
    const missing: [object, string][] = [
      [Array, 'fromAsync'],
      [Array.prototype, 'toSorted toReversed toSpliced with findLast findLastIndex'],
      [AbortSignal, 'timeout any'],
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'inert'],
      [Intl, 'Segmenter'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers try'],
      [Set.prototype, 'union intersection difference'],
      [String.prototype, 'toWellFormed isWellFormed'],
      [URL, 'parse canParse'],
      [window, 'ToggleEvent requestIdleCallback navigation scheduler CompressionStream OffscreenCanvas'],
    ]
    for (const [owner, names] of missing) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
  })
  return refused
}
