'use client'

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { advance, bounded, step, type Motion, type Place } from '@/lib/domain/carousel'
import { isPaused, rememberPaused } from '@/lib/http/browser/paused'
import { CarouselButtons, type CarouselLabels } from './carousel-buttons'
import type { EngineProps } from './engine'
import { WithoutFailing } from '../island'
import { VisuallyHidden } from '../visually-hidden'
import { scrolledIndex, whenNear } from './scrolling'
import styles from './carousel.module.css'

interface Props {
  label: string
  labels: CarouselLabels
  motion: Motion
  pace: number
  dots?: string[]
  head?: ReactNode
  count: number
  endless: boolean
  className: string
  still: string
  children: ReactNode
}

/** The engine, loaded once the carousel is near the viewport. */
function useEngine(root: RefObject<HTMLElement | null>, viewport: RefObject<HTMLElement | null>) {
  const [engine, setEngine] = useState<{
    Engine: ComponentType<EngineProps>
    root: HTMLElement
    viewport: HTMLElement
  }>()

  const load = useCallback(() => {
    import('./engine').then(
      ({ Engine }) =>
        root.current && viewport.current && setEngine({ Engine, root: root.current, viewport: viewport.current }),
      // If the engine fails to load, the carousel stays a list that scrolls.
      () => undefined,
    )
  }, [root, viewport])
  useEffect(() => whenNear(root.current, load), [root, load])
  return { engine, load }
}

/** The controls and the position of a carousel. The movement is in the engine, which loads later. */
export function CarouselFrame({
  label,
  labels,
  motion,
  pace,
  dots,
  head,
  count,
  endless,
  className,
  still,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  // Undefined until a control is used or the engine has measured; the position is then the scroll position.
  const [place, setPlace] = useState<Place>()
  const [last, setLast] = useState(count - 1)
  const [playing, setPlaying] = useState(true)
  /** The place that the visitor has gone to. */
  const [said, setSaid] = useState('')
  const { engine, load } = useEngine(root, viewport)
  useEffect(() => {
    // An arrow that was pressed before React was there has scrolled the slides.
    if (isPaused() || root.current?.dataset.pressed !== undefined) queueMicrotask(() => setPlaying(false))
  }, [])

  const standing = (): Place => ({ index: scrolledIndex(viewport.current), direction: 1 })
  const go = (to: (from: number) => number) => {
    setPlaying(false)
    load()
    const now = place ?? standing()
    const index = to(now.index)
    setPlace({ ...now, index })
    setSaid(`${index + 1}/${last + 1}`)
  }
  const goBy = (by: -1 | 1) => go((from) => step(motion, from, by, last))
  const keepPlaying = (plays: boolean) => {
    setPlaying(plays)
    rememberPaused(!plays)
  }
  const onArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goBy(event.key === 'ArrowLeft' ? -1 : 1)
  }
  const onMeasured = useCallback((measured: number, index: number) => {
    setLast(measured)
    setPlace((now = { index, direction: 1 }) => ({ ...now, index: bounded(now.index, measured) }))
  }, [])
  const onTouch = useCallback(() => setPlaying(false), [])
  const onSwipe = useCallback(
    (index: number) => {
      setPlace((now) => ({ index, direction: now?.direction ?? 1 }))
      setSaid(`${index + 1}/${last + 1}`)
    },
    [last],
  )
  const onTime = useCallback(() => setPlace((now) => now && advance(motion, now, last)), [motion, last])

  return (
    <div ref={root} className={className} data-still={still}>
      <div className={styles.bar}>
        {head}
        <CarouselButtons
          labels={labels}
          label={label}
          index={place?.index ?? 0}
          ends={motion === 'bounce' ? last : undefined}
          playing={playing}
          dots={dots}
          onPlaying={keepPlaying}
          onStep={goBy}
          onDot={(index) => go(() => index)}
        />
      </div>
      {/* Focusable, as any scrollable region; the arrow keys move by one step. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-roledescription={labels.role}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onArrow}
      >
        {children}
      </div>
      <VisuallyHidden role="status">{said && `${label}: ${said}`}</VisuallyHidden>
      {engine && (
        <WithoutFailing>
          <engine.Engine
            root={engine.root}
            viewport={engine.viewport}
            motion={motion}
            pace={pace}
            endless={endless}
            index={place?.index}
            last={last}
            playing={playing}
            onMeasured={onMeasured}
            onTouch={onTouch}
            onSwipe={onSwipe}
            onTime={onTime}
          />
        </WithoutFailing>
      )}
    </div>
  )
}
