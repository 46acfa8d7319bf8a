import type { Audit } from './lighthouse'
import type { Load } from './load'
import type { Visit } from './visits'

/** Who serves: the site as it is, the same build by Next's own server, the rendered pages as files by nginx. */
export const servers = ['ours', 'next start', 'nginx', 'nginx, 2 workers'] as const

export type ServerName = (typeof servers)[number]

/** The same measure of each server that was measured. */
export type OfServers<T> = Partial<Record<ServerName, T>>

/** What Lighthouse says of a page: score, milliseconds, bytes. */
export type Measures = Pick<Audit, 'lcp' | 'tbt' | 'cls' | 'bytes'> & { performance: number }

export interface PageResults {
  visit: OfServers<Visit>
  audit: OfServers<Measures>
  /** Milliseconds until a slowed-down phone has painted the largest thing. */
  paint: OfServers<{ lcp: number }>
  load: OfServers<Load>
}

export interface Results {
  pages: Record<string, PageResults>
  /** Bytes after the load. */
  memory: OfServers<number>
  /** Milliseconds from the start of the process to the first answer. */
  startup: OfServers<number>
}

/** Of each measure the middle one, or the one with another part of all below it. */
export function medians<Measure extends string>(all: Record<Measure, number>[], below = 0.5): Record<Measure, number> {
  const middle = Math.floor((all.length - 1) * below)
  const names = Object.keys(all[0] ?? {}) as Measure[]
  return Object.fromEntries(names.map((name) => [name, all.map((one) => one[name]).sort((a, b) => a - b)[middle]])) as Record<Measure, number>
}
