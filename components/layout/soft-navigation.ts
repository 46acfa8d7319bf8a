import { decodeSegment } from '@/lib/domain/ids'
import { isLanguage, languageKey } from '@/lib/domain/languages'
import { isPagePath } from '@/lib/domain/paths'
import { isRendered } from '@/lib/http/browser/is-rendered'

const languageOf = (path: string) => path.split('/').find(isLanguage)

/** Files have an extension, pages have none. */
const file = /\.\w+$/

/**
 * The address of a click that may be followed without a document load: an ordinary click on a link to a page of this
 * site in the same language, or to an anchor in the current page. Everything else is left to the browser.
 */
export function softAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  return pageOf(linkOf(event))
}

export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

export function isHere(to: URL): boolean {
  return to.pathname === location.pathname && to.search === location.search
}

/**
 * The visible element that an address' hash names. The router keeps previous pages in the document, hidden, and they
 * may have the same ids.
 */
export function placeIn({ hash }: URL): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(decodeSegment(hash.slice(1)))}"]`)
  return [...places].find(isRendered)
}

/**
 * The address of a link to a page of this site; undefined for any other link, and for one with `data-reload`: its page
 * would have the same ids as this one, which the router keeps in the document.
 */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  if (
    !link?.href ||
    link.hasAttribute('download') ||
    link.dataset.reload !== undefined ||
    (link.target && link.target !== '_self')
  )
    return undefined
  const to = new URL(link.href)
  const isPage =
    to.origin === location.origin &&
    isPagePath(to.pathname) &&
    !file.test(to.pathname) &&
    !to.searchParams.has(languageKey)
  return isPage && languageOf(to.pathname) === languageOf(location.pathname) ? to : undefined
}
