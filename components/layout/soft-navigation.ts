import { isLanguage, languageKey } from '@/lib/domain/languages'
import { isPagePath } from '@/lib/domain/paths'

const languageOf = (path: string) => path.split('/').find(isLanguage)

/** A file has an ending, a page has none. */
const file = /\.\w+$/

/**
 * The address a click leads to when the router may follow it without loading a document: an ordinary click on a link to another
 * page of this site in the same language. Everything else is left to the browser.
 */
export function softAddress(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link ? pageOf(link) : undefined
}

/** The page of this site a link leads to, or undefined. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  const to = new URL(link.href)
  const isOther = to.pathname !== location.pathname || to.search !== location.search
  const isPage = to.origin === location.origin && isPagePath(to.pathname) && !file.test(to.pathname) && !to.searchParams.has(languageKey)
  return isOther && isPage && languageOf(to.pathname) === languageOf(location.pathname) ? to : undefined
}

/** Menus, drawers and dialogs belong to the page that is left. */
export function closeWhatIsOpen(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDetailsElement>('#main-menu details[open]')) open.open = false
}
