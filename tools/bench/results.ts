import type { Audit } from './lighthouse'
import type { Load } from './load'
import type { MainThread } from './main-thread'
import type { Memory } from './process-tree'
import type { Visit } from './visits'

/**
 * Servers: the site itself, the rendered pages as files on nginx, plain pages with the same text as files, and sites
 * that somebody runs beside it (docs/testing.md). Next's own server has none of the public addresses.
 */
export const servers = ['ours', 'nginx', 'nginx, 2 workers', 'plain file', 'bare Next', 'WordPress'] as const

export type ServerName = (typeof servers)[number]

/** One measure by server; only servers that were measured. */
export type OfServers<T> = Partial<Record<ServerName, T>>

/** Lighthouse's results for a page: score, milliseconds, bytes. */
export type Measures = Pick<Audit, 'lcp' | 'tbt' | 'cls' | 'bytes'> & { performance: number }

export interface PageResults {
  visit: OfServers<Visit>
  /** Of each round. */
  audit: OfServers<Measures[]>
  /** Milliseconds until a slowed-down phone has painted the largest element, in each round. */
  paint: OfServers<number[]>
  /** Work of a slowed-down phone's main thread, in each round. */
  mainThread: OfServers<MainThread[]>
  load: OfServers<Load>
}

export interface Results {
  pages: Record<string, PageResults>
  /** At the first response after the start, and after the load. */
  memoryAtStart: OfServers<Memory>
  memory: OfServers<Memory>
  /** Milliseconds of the processor for a page that nobody asked for before. */
  cold: OfServers<number>
  /** Milliseconds from the start of the process to the first response. */
  startup: OfServers<number>
}

/**
 * The quantile that stands for rounds of measures that vary more. Other work on the machine can only slow them down, so
 * it is the first quartile, not the median.
 */
export const quick = 0.25
