'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import useEmblaCarousel from 'embla-carousel-react'
import { step, swipeStep, type Motion } from '@/lib/domain/carousel'
import { endScrolling, scrolledIndex } from './scrolling'
import { reducedMotion, useRest } from './use-rest'

/**
 * Makes the slides out of view inert, so that the tab order follows what is visible. Loads the images of the next
 * slides now: a browser would load a lazy one only when it slides in.
 */
function showOnly(slides: HTMLElement[], viewport: HTMLElement, index: number, last: number): void {
  const visible = slides.length - last
  for (const [i, slide] of slides.entries()) {
    const away = i < index || i >= index + visible
    if (away && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true })
    slide.inert = away
  }
  for (const slide of [...slides.slice(index, index + visible + 1), ...slides.slice(0, 1), ...slides.slice(-1)]) {
    for (const image of slide.querySelectorAll('img')) image.loading = 'eager'
  }
}

export interface EngineProps {
  root: HTMLElement
  viewport: HTMLElement
  motion: Motion
  pace: number
  endless: boolean
  index: number | undefined
  last: number
  playing: boolean
  /** Called with the last and the current position, once the slides are measured and again when the screen changes. */
  onMeasured: (last: number, index: number) => void
  onTouch: () => void
  onSwipe: (index: number) => void
  onTime: () => void
}

/** With this value Embla's transition takes about half a second (spec 9: transition 0.5 s); its unit is not a time. */
const duration = 20

const pointX = (event: MouseEvent | TouchEvent) =>
  ('touches' in event ? (event.touches[0] ?? event.changedTouches[0])?.clientX : event.clientX) ?? 0

export function Engine({
  root,
  viewport,
  motion,
  pace,
  endless,
  index,
  last,
  playing,
  onMeasured,
  onTouch,
  onSwipe,
  onTime,
}: EngineProps) {
  // The position it was scrolled to, from which a step pressed during loading starts.
  const [startIndex] = useState(() => scrolledIndex(viewport))
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    loop: endless,
    duration,
    startIndex,
    watchFocus: false,
  })
  const now = useRef({ index: startIndex, last })
  const resting = useRest(root, playing)

  useLayoutEffect(() => {
    endScrolling(viewport)
    attach(viewport)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return undefined
    const measure = () => onMeasured(embla.scrollSnapList().length - 1, embla.selectedScrollSnap())
    measure()
    embla.on('reInit', measure)
    return () => void embla.off('reInit', measure)
  }, [embla, onMeasured])

  useEffect(() => {
    if (!embla || index === undefined) return
    now.current = { index, last }
    embla.scrollTo(index, reducedMotion())
    showOnly(embla.slideNodes(), viewport, index, last)
  }, [embla, viewport, index, last])

  useEffect(() => {
    if (!embla) return undefined
    let [from, to] = [0, 0]
    const down = (event: MouseEvent | TouchEvent) => {
      from = to = pointX(event)
    }
    const move = (event: MouseEvent | TouchEvent) => {
      to = pointX(event)
    }
    // Embla follows the finger; on release the specification decides: one step, from 50 px on.
    const release = () => {
      const next = step(motion, now.current.index, swipeStep(to - from), now.current.last)
      embla.scrollTo(next, reducedMotion())
      onSwipe(next)
    }
    const listening = new AbortController()
    const early = { capture: true, passive: true, signal: listening.signal }
    for (const name of ['mousedown', 'touchstart'] as const) viewport.addEventListener(name, down, early)
    for (const name of ['mousemove', 'mouseup', 'touchmove', 'touchend'] as const)
      window.addEventListener(name, move, early)
    embla.on('pointerDown', onTouch).on('pointerUp', release)
    return () => {
      listening.abort()
      embla.off('pointerDown', onTouch).off('pointerUp', release)
    }
  }, [embla, viewport, motion, onTouch, onSwipe])

  const moving = playing && !resting && last > 0 && embla !== undefined
  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(onTime, pace)
    return () => clearInterval(timer)
  }, [moving, pace, onTime])

  return null
}
