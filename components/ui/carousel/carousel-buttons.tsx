import styles from './carousel.module.css'

export interface CarouselLabels {
  role: string
  /** Name of the buttons, with `{label}` of their carousel. */
  controls: string
  previous: string
  next: string
  pause: string
  play: string
}

interface Props {
  labels: CarouselLabels
  label: string
  index: number
  /** Last position, if the carousel has ends; undefined if it wraps around. */
  ends: number | undefined
  playing: boolean
  dots?: string[]
  onPlaying: (playing: boolean) => void
  onStep: (by: -1 | 1) => void
  onDot: (index: number) => void
}

const signs = {
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M9 6.5 17 12l-8 5.5Z',
}

interface SignProps {
  sign: keyof typeof signs
  label: string
  /** Disabled at an end by `aria-disabled`, so that the button keeps the focus. */
  disabled?: boolean
  onClick: () => void
}

function Sign({ sign, label, disabled, onClick }: SignProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.sign}`}
      data-sign={sign}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={signs[sign]}
          fill={sign === 'play' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

export function CarouselButtons({ labels, label, index, ends, playing, dots, onPlaying, onStep, onDot }: Props) {
  const action = playing ? 'pause' : 'play'
  return (
    <div
      role="group"
      aria-label={labels.controls.replace('{label}', () => label)}
      className={`${styles.buttons} scripted off-paper`}
    >
      <Sign sign={action} label={labels[action]} onClick={() => onPlaying(!playing)} />
      <Sign
        sign="previous"
        label={labels.previous}
        disabled={ends !== undefined && index <= 0}
        onClick={() => onStep(-1)}
      />
      <Sign sign="next" label={labels.next} disabled={ends !== undefined && index >= ends} onClick={() => onStep(1)} />
      {dots && (
        <ul role="list" className={styles.dots}>
          {dots.map((name, i) => (
            <li key={name}>
              <button
                type="button"
                className={`icon-button ${styles.dot}`}
                aria-label={name}
                aria-current={i === index || undefined}
                onClick={() => onDot(i)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
