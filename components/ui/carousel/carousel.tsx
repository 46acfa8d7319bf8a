import type { ReactNode } from 'react'
import type { Motion } from '@/lib/domain/carousel'
import type { CarouselLabels } from './carousel-buttons'
import { CarouselFrame } from './carousel-frame'
import styles from './carousel.module.css'

/** Slides visible at once on a narrow, a medium and a wide screen; the widths are in the style sheet (spec 4). */
const perView = { one: [1, 1, 1], cards: [1, 2, 4], logos: [2, 4, 6] } as const

interface Props {
  label: string
  labels: CarouselLabels
  slides: { id: string; content: ReactNode }[]
  view: keyof typeof perView
  motion: Motion
  /** Milliseconds between two steps. */
  pace: number
  dots?: string[]
  head?: ReactNode
  buttons?: 'above' | 'over'
}

/**
 * A list that scrolls sideways by slides; complete without script, moved by Embla once it is near the viewport
 * (product decisions 6).
 */
export function Carousel({ slides, view, buttons = 'above', ...rest }: Props) {
  const still = ['narrow', 'medium', 'wide'].filter((_, i) => slides.length <= (perView[view][i] ?? 1))
  return (
    <CarouselFrame
      {...rest}
      count={slides.length}
      // Only a carousel with one visible slide loops: it always has a next slide to show.
      endless={view === 'one' && rest.motion === 'wrap'}
      className={[styles.carousel, styles[view], styles[buttons]].join(' ')}
      still={still.join(' ')}
    >
      <ul role="list" className={styles.track}>
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </CarouselFrame>
  )
}
