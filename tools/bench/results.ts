/** The site itself, the rendered pages as files on nginx, and plain pages with the same text as files. */
export const servers = ['ours', 'nginx', 'plain file'] as const

export type Server = (typeof servers)[number]

export type OfServers<T> = Record<Server, T>

interface Shown {
  label: string
  /** The quantile that stands for all rounds. Other work on the machine can only slow them down. */
  share?: number
  digits?: number
  unit?: number
}

const kilobytes = { digits: 1, unit: 1000 }
const megabytes = { unit: 1e6 }
const quick = { share: 0.25 }
const median = { share: 0.5 }

const all = {
  document: { label: 'first visit: document, KB', ...kilobytes },
  stylesheet: { label: 'first visit: style, KB', ...kilobytes },
  script: { label: 'first visit: script, KB', ...kilobytes },
  font: { label: 'first visit: font, KB', ...kilobytes },
  image: { label: 'first visit: image, KB', ...kilobytes },
  other: { label: 'first visit: other, KB', ...kilobytes },
  all: { label: 'first visit: all, KB', ...kilobytes },
  requests: { label: 'first visit: requests' },
  performance: { label: 'Lighthouse performance', ...median },
  paint: { label: 'LCP on a slowed-down phone, ms', ...quick },
  tasks: { label: 'main thread until still, ms', ...quick },
  layout: { label: 'of it layout and styles, ms', ...quick },
  lcp: { label: 'Lighthouse LCP, ms', ...median },
  tbt: { label: 'TBT, ms', ...median },
  cls: { label: 'CLS', ...median, digits: 3 },
  perSecond: { label: 'requests/s', share: 1 },
  p50: { label: 'p50, ms', digits: 2 },
  p99: { label: 'p99, ms', digits: 2 },
  cold: { label: 'processor for an article that nobody asked for before, ms', digits: 1 },
  memoryAtStart: { label: 'memory after the start, MB', ...megabytes },
  memory: { label: 'memory after the load, MB', ...megabytes },
  startup: { label: 'first answer after the start, ms' },
} satisfies Record<string, Shown>

export type Measure = keyof typeof all

export const measures: Record<Measure, Shown> = all

export type Rounds = Partial<Record<Measure, number[]>>

/** By page, and "server" for what belongs to none. */
export type Results = Record<string, OfServers<Rounds>>

export const noRounds = (): OfServers<Rounds> => ({ ours: {}, nginx: {}, 'plain file': {} })
