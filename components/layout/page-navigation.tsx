'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { isHere, linkOf, pageOf, placeIn, softAddress } from './soft-navigation'
import { closeWhatIsOpen, stopWhatIsHidden } from './what-is-open'
import styles from './page-navigation.module.css'

/** Milliseconds for which the overlay stands (spec 9). */
const overlayTime = 1200

/** Milliseconds in which a second press of a double one, or on a link to the same place, is the same press (spec 9). */
const pressTime = 300

/** Smoothly (spec 2), unless the visitor asked for less motion. Not by style: going back must not glide. */
function toTop(): void {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/** To a place in the page one is on, as the browser goes there; who goes by keyboard goes on from it. */
function toPlace(to: URL): void {
  // The router marks this entry of the history as its own. It would not come back to one that the browser has made.
  if (to.hash !== location.hash) history.pushState(null, '', to)
  const place = placeIn(to)
  if (!place) return
  place.scrollIntoView()
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    // A heading takes the focus this once only, or every later press on it would.
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * Links are plain links; where this script has arrived it follows them without loading a document, and shows the
 * page-transition overlay (spec 2). The overlay is only to look at: it takes no click, no focus and delays nothing.
 */
export function PageNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [moves, setMoves] = useState(0)
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
      setMoves((count) => count + 1)
      startTransition(() => router.push(here + to.hash, { scroll: false }))
    }
    // What a finger or pointer is about to press is fetched a moment before.
    function prepare(event: Event) {
      const to = pageOf(linkOf(event))
      if (to && !isHere(to)) router.prefetch(to.pathname + to.search)
    }
    // Also told of a jump within the page, which is no change of the route.
    function moveBack() {
      if (here === location.pathname + location.search) return
      // A place gone to before this script was there: the router shows nothing for an entry without its mark.
      if (history.state === null) return location.reload()
      here = location.pathname + location.search
      closeWhatIsOpen()
      setMoves((count) => count + 1)
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

  // The new page stands: to its top, or to the place in it that was asked for. Going back restores the place by itself.
  useEffect(() => {
    const to = target.current
    if (isPending || !to) return
    target.current = undefined
    // Who goes by keyboard or by ear goes on in the new page, not where the link was.
    document.getElementById('content')?.focus({ preventScroll: true })
    const place = placeIn(to)
    if (place) place.scrollIntoView()
    else toTop()
  }, [isPending])

  useEffect(stopWhatIsHidden, [pathname])

  useEffect(() => {
    if (moves === 0) return
    const timer = setTimeout(() => setMoves(0), overlayTime)
    return () => clearTimeout(timer)
  }, [moves])

  return moves > 0 && <div key={moves} className={styles.overlay} aria-hidden="true" />
}
