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

/** Plots of land, one of them marked. */
const plots: Motif = (next) => {
  const [x, y, marked] = [58 + next() * 24, 26 + next() * 14, Math.floor(next() * 6)]
  return Array.from({ length: 6 }, (_, i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    const [left, width] = [[40, x][column] ?? x + 34, [x - 44, 30][column] ?? 112 - x]
    return (
      <rect
        key={i}
        className={i === marked ? styles.second : styles.first}
        x={round(left)}
        y={round(row === 0 ? 12 : y + 4)}
        width={round(width)}
        height={round(row === 0 ? y - 12 : 74 - y)}
      />
    )
  })
}

/** Columns of an account. */
const bars: Motif = (next) => {
  const marked = Math.floor(next() * 8)
  return Array.from({ length: 8 }, (_, i) => (
    <path
      key={i}
      className={i === marked ? styles.second : styles.first}
      d={`M${48 + i * 13} 80V${round(66 - next() * (18 + i * 5))}`}
    />
  ))
}

/** Ways that part. */
const ways: Motif = (next) => {
  const [x, y] = [70 + next() * 16, 34 + next() * 22]
  const way = (end: number) =>
    `M40 ${round(y)}H${round(x)}C${round(x + 22)} ${round(y)} ${round(x + 18)} ${end} 152 ${end}`
  return (
    <>
      <path className={styles.first} d={way(round(72 + next() * 10))} />
      <path className={styles.second} d={way(round(8 + next() * 10))} />
      <circle className={styles.point} cx={round(x)} cy={round(y)} r="3" />
    </>
  )
}

/** Circles within each other: what is kept inside. */
const layers: Motif = (next) => {
  const [x, y, marked] = [88 + next() * 24, 40 + next() * 10, Math.floor(next() * 4)]
  return Array.from({ length: 4 }, (_, i) => (
    <circle
      key={i}
      className={i === marked ? styles.second : styles.first}
      cx={round(x)}
      cy={round(y)}
      r={9 + i * 9}
      strokeDasharray={`${round(40 + next() * 60 + i * 20)} 9`}
    />
  ))
}

const ofSections = { SERVICE: rings, NEWS: print, TRAINING: steps, RESEARCH: graph } satisfies Record<
  ArticleType,
  Motif
>
const ofTopics = [print, rings, ways, steps, plots, graph, bars, layers] as const

function motifOf(type: ArticleType, topics: Props['topics']): Motif {
  const [topic] = topics ?? []
  if (!topic) return ofSections[type]
  const next = randomFrom(topic.id)
  // The first number hardly differs between ids of one length.
  next()
  return ofTopics[Math.floor(next() * ofTopics.length)] ?? print
}

interface Props {
  type: ArticleType
  topics?: readonly { id: string }[]
  title: string
  /** Always on the dark ground. */
  night?: boolean
}

/**
 * The cover of an article that has no image: a motif of its first topic, or else of its section, drawn by numbers of its
 * title, so that no two are alike, in the two inks of the house. The title's first letter stands in it as large type.
 */
export function Cover({ type, topics, title, night = false }: Props) {
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
      {motifOf(type, topics)(next)}
    </svg>
  )
}
