import type { ReactNode } from 'react'
import type { Motion } from '@/lib/domain/carousel'
import { CarouselFrame, type CarouselWords } from './carousel-frame'
import styles from './carousel.module.css'

/** Slides visible at once on a narrow, a medium and a wide screen; the widths stand in the style sheet (spec 4). */
const perView = { one: [1, 1, 1], cards: [1, 2, 4], logos: [2, 4, 6] } as const

interface Props {
  /** What the carousel holds, for people who do not see it. */
  label: string
  words: CarouselWords
  slides: { id: string; content: ReactNode }[]
  view: keyof typeof perView
  motion: Motion
  /** Milliseconds between two steps. */
  pace: number
  /** Names of the dots, one a slide; none where there are no dots. */
  dots?: string[]
  /** Stands beside the buttons. */
  head?: ReactNode
  /** Buttons beside the head above the slides, or laid over the slides' foot. */
  buttons?: 'above' | 'over'
}

/** A list that scrolls sideways slide by slide; whole without script, moved by Embla once it is near (product decisions 6). */
export function Carousel({ slides, view, buttons = 'above', ...rest }: Props) {
  const still = ['narrow', 'medium', 'wide'].filter((_, i) => slides.length <= (perView[view][i] ?? 1))
  return (
    <CarouselFrame
      {...rest}
      count={slides.length}
      // One slide at a time can go round without an end: there is always a next one to show.
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
