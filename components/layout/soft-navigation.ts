import { decodeSegment } from '@/lib/domain/ids'
import { isLanguage, languageKey } from '@/lib/domain/languages'
import { isPagePath } from '@/lib/domain/paths'

const languageOf = (path: string) => path.split('/').find(isLanguage)

/** A file has an ending, a page has none. */
const file = /\.\w+$/

/**
 * The address a click leads to when it may be followed without loading a document: an ordinary click on a link to a page of this
 * site in the same language, or to a place in the page one is on. Everything else is left to the browser.
 */
export function softAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return pageOf(linkOf(event))
}

/** The link that an event happened on. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Whether an address is that of the page one is on. */
export function isHere(to: URL): boolean {
  return to.pathname === location.pathname && to.search === location.search
}

/** The place that an address names in the page one sees: the router keeps pages it left, hidden, and the same name may stand in them. */
export function placeIn({ hash }: URL): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(decodeSegment(hash.slice(1)))}"]`)
  return [...places].find((element) => element.checkVisibility())
}

/** The page of this site a link leads to; undefined for anything else. */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  const to = new URL(link.href)
  const isPage = to.origin === location.origin && isPagePath(to.pathname) && !file.test(to.pathname) && !to.searchParams.has(languageKey)
  return isPage && languageOf(to.pathname) === languageOf(location.pathname) ? to : undefined
}

