'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { decodeSegment } from '@/lib/domain/ids'
import { isHere, linkOf, pageOf, softAddress } from './soft-navigation'
import { closeWhatIsOpen, stopWhatIsHidden } from './what-is-open'
import styles from './page-navigation.module.css'

/** Milliseconds for which the overlay stands (spec 9). */
const overlayTime = 1200

/** Milliseconds in which a second press of a double one, or on a link to the same place, is the same press (spec 9). */
const pressTime = 300

/** Smoothly (spec 2), unless the reader asked for less motion. Not by style: going back must not glide. */
function toTop(): void {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
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
      if (isHere(to)) return toTop()
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
    // The router keeps pages it left, hidden, and a place of the same name may stand in them.
    const places = document.querySelectorAll(`[id="${CSS.escape(decodeSegment(to.hash.slice(1)))}"]`)
    const place = [...places].find((element) => element.checkVisibility())
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
