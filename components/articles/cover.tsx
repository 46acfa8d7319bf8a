import type { ReactNode } from 'react'
import { randomFrom } from '@/lib/domain/random'
import type { ArticleType } from '@/lib/domain/sections'
import styles from './cover.module.css'

const round = (value: number) => Math.round(value * 10) / 10

/** A drawing within 160 × 90; `next` gives its numbers, from 0 to 1. */
type Motif = (next: () => number) => ReactNode

/** Two rings that meet: an agreement. */
const rings: Motif = (next) => {
  const [x, y, r] = [70 + next() * 30, 30 + next() * 30, 26 + next() * 12]
  const angle = next() * Math.PI * 2
  const other = { cx: round(x + Math.cos(angle) * r), cy: round(y + Math.sin(angle) * r * 0.8) }
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r={round(r)} className={styles.first} />
      <circle {...other} r={round(r * 0.72)} className={styles.second} />
    </>
  )
}

/** Lines of print, one of them marked. */
const print: Motif = (next) => {
  const marked = Math.floor(next() * 6)
  const left = 44 + next() * 24
  return Array.from({ length: 7 }, (_, i) => (
    <path
      key={i}
      className={i === marked ? styles.second : styles.first}
      d={`M${round(left)} ${16 + i * 10}h${round(40 + next() * 48)}`}
    />
  ))
}

/** Steps that rise. */
const steps: Motif = (next) => {
  const [count, top, left] = [3 + Math.floor(next() * 5), 12 + next() * 26, 40 + next() * 34]
  const width = (150 - left) / count
  const path = Array.from({ length: count }, (_, i) => {
    const y = 78 - ((78 - top) * (i + 1)) / count
    return `V${round(y)}H${round(left + width * (i + 1))}`
  }).join('')
  return (
    <>
      <path className={styles.first} d={`M${round(left)} 84${path}V84`} />
      <path className={styles.second} d={`M${round(left + width * (count - 1))} ${round(top - 6)}h${round(width)}`} />
    </>
  )
}

/** Points and what connects them. */
const graph: Motif = (next) => {
  const points = Array.from(
    { length: 6 },
    (_, i) => [round(44 + i * 19 + next() * 8), round(16 + next() * 58)] as const,
  )
  const marked = points[Math.floor(next() * points.length)] ?? [80, 45]
  return (
    <>
      <path className={styles.first} d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {points.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="3" className={styles.point} />
      ))}
      <circle cx={marked[0]} cy={marked[1]} r="8" className={styles.second} />
    </>
  )
}

const motifs = { SERVICE: rings, NEWS: print, TRAINING: steps, RESEARCH: graph } satisfies Record<ArticleType, Motif>

/**
 * The cover of an article that has no image: a motif of its section, drawn by numbers of its title, so that no two are
 * alike, in the two inks of the house. The title's first letter stands in it as large type. `night`: always on the dark
 * ground.
 */
export function Cover({ type, title, night = false }: { type: ArticleType; title: string; night?: boolean }) {
  const next = randomFrom(title)
  const [letter = ''] = title.trim()
  return (
    <svg
      className={next() < 0.4 || night ? `${styles.cover} ${styles.night}` : styles.cover}
      viewBox="0 0 160 90"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <text x={round(4 + next() * 10)} y={round(70 + next() * 14)} className={styles.letter}>
        {letter.toUpperCase()}
      </text>
      {motifs[type](next)}
    </svg>
  )
}
