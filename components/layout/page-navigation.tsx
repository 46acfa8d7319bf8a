'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { isHere, linkOf, pageOf, placeIn, softAddress } from './soft-navigation'
import { closeWhatIsOpen, stopWhatIsHidden } from './what-is-open'
import styles from './page-navigation.module.css'

/** Milliseconds for which the overlay is visible at most when the visitor goes back (spec 9). */
const overlayTime = 1200

/** Milliseconds in which the overlay fades once the new page is there. */
const fadeTime = 200

interface Overlay {
  count: number
  way: 'forward' | 'back'
  isEnding: boolean
}

/** Milliseconds in which a double click, or a second click on the same link, counts as one (spec 9). */
const pressTime = 300

/**
 * Scrolls smoothly (spec 2), unless the visitor prefers reduced motion. Not in CSS: going back must not scroll
 * smoothly.
 */
function toTop(): void {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/** Browsers unfold only for links that they follow themselves. */
function show(place: HTMLElement): void {
  place.closest('details')?.setAttribute('open', '')
  place.scrollIntoView()
}

function toPlace(to: URL): void {
  // pushState by script, so that Next's router marks the history entry. It ignores entries made by the browser.
  if (to.hash !== location.hash) history.pushState(null, '', to)
  const place = placeIn(to)
  if (!place) return
  show(place)
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    // Focusable only this once: otherwise every later click on the heading would focus it.
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * Links are plain links. Once this script has loaded it follows them without a document load, and shows the
 * page-transition overlay (spec 2) until the new page is there. The overlay is decorative: it takes no click and no
 * focus, and delays nothing.
 */
export function PageNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [overlay, setOverlay] = useState<Overlay>()
  const [isPending, startTransition] = useTransition()
  const target = useRef<URL>(undefined)

  useEffect(() => {
    let here = location.pathname + location.search
    let pressed = { at: -pressTime, href: '' }
    function follow(event: MouseEvent) {
      if (linkOf(event)?.getAttribute('href') === '#top') {
        event.preventDefault()
        return toTop()
      }
      const to = softAddress(event)
      if (!to) return
      event.preventDefault()
      const isSoon = event.timeStamp - pressed.at < pressTime
      if (isSoon && (event.detail > 1 || to.href === pressed.href)) return
      pressed = { at: event.timeStamp, href: to.href }
      closeWhatIsOpen()
      if (isHere(to)) return to.hash ? toPlace(to) : toTop()
      target.current = to
      here = to.pathname + to.search
      begin('forward')
      startTransition(() => router.push(here + to.hash, { scroll: false }))
    }
    function begin(way: Overlay['way']) {
      setOverlay((before) => ({ count: (before?.count ?? 0) + 1, way, isEnding: false }))
    }
    function prepare(event: Event) {
      const to = pageOf(linkOf(event))
      if (to && !isHere(to)) router.prefetch(to.pathname + to.search)
    }
    // `popstate` also fires for a jump within the page, which is no route change.
    function moveBack() {
      if (here === location.pathname + location.search) return
      // The entry is from before this script had loaded: the router ignores entries without its state.
      if (history.state === null) return location.reload()
      here = location.pathname + location.search
      closeWhatIsOpen()
      begin('back')
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerdown', prepare, { passive: true })
    addEventListener('popstate', moveBack)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerdown', prepare)
      removeEventListener('popstate', moveBack)
    }
  }, [router])

  // The new page is rendered: scroll to its top, or to the requested anchor. Before its first paint, so that an anchor does
  // not move while something is pressed. Going back restores the position by itself.
  useLayoutEffect(() => {
    const to = target.current
    if (isPending || !to) return
    target.current = undefined
    // Keyboard and screen reader users continue in the new page, not at the old link.
    document.getElementById('content')?.focus({ preventScroll: true })
    const place = placeIn(to)
    if (place) show(place)
    else toTop()
  }, [isPending])

  // The new page is there, also one that differs in its query alone; going back is not pending.
  const end = useCallback(() => {
    const timer = setTimeout(() => setOverlay((shown) => shown && { ...shown, isEnding: true }))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => (isPending ? undefined : end()), [isPending, end])
  useEffect(end, [end, pathname])

  useEffect(stopWhatIsHidden, [pathname])

  useEffect(() => {
    if (!overlay || (overlay.way === 'forward' && !overlay.isEnding)) return
    const timer = setTimeout(() => setOverlay(undefined), overlay.isEnding ? fadeTime : overlayTime)
    return () => clearTimeout(timer)
  }, [overlay])

  if (!overlay) return null
  const look = overlay.isEnding ? `${styles.overlay} ${styles.ending}` : styles.overlay
  return <div key={overlay.count} className={look} aria-hidden="true" />
}
