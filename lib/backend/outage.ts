import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'
import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'
import { isLanguage } from '@/lib/domain/languages'
import { overviewRoot } from '@/lib/domain/overview'
import { commentsSegment, listScreen, searchPath } from '@/lib/domain/paths'

/** Ids that a path segment can stand for: the whole segment, the part after a '=', and an article's id with `.md`. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [
    id,
    id.replace(/\.md$/, ''),
  ])
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1)

const pageIn = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('page') ?? ''

/** Of a path, or of one segment. Path words are no ids: an outage of `/tin-tuc/en` is none of English pages. */
export function subjectsOf(path: string): string[] {
  if (!path.startsWith('/')) return idsIn(path)
  const [first, ...below] = segmentsOf(path)
  const [screen = '', resource, more] = isLanguage(first) ? below : [first, ...below]
  if (screen === 'preview') return idsIn(more ?? '')
  if (resource === undefined) return `/${screen}` === searchPath ? [searchPath] : [listScreen(screen, pageIn(path))]
  if (more === undefined || more === commentsSegment) return idsIn(resource)
  return resource === 'trang' ? [listScreen(screen, more)] : []
}

/** Whether the page at an internal path may show comments: an article, and what is not known to be something else. */
export function mayShowComments(path: string): boolean {
  const [language, screen = '', resource] = segmentsOf(path)
  if (!isLanguage(language)) return true
  return resource !== undefined && resource !== 'trang' && `/${screen}` !== overviewRoot
}

/**
 * Times (`performance.now()`) of the last failed reads of content: `last` for content in general, and `bySubject` for
 * single resources by their ids. `bySubject` also has screens that visitors can vary without limit (search results,
 * further pages of lists), by their path without its language. The framework replaces a page's error by an anonymous
 * one, so the caching proxy asks here what kind it was.
 */
export const outages = processSingleton('outages', () => ({
  last: undefined as number | undefined,
  bySubject: new LRUCache<string, number>({ max: 500 }),
}))

/** Pages rendered now may be incomplete; with a subject (an id, or a path as above) only its own. */
export function noteOutage(subject?: string): void {
  const now = performance.now()
  if (subject === undefined) outages.last = now
  else outages.bySubject.set(subject, now)
}

/** Since a time of `performance.now()`, which corrections of the system time do not change. */
export function hadOutageSince(began: number, path: string): boolean {
  const times = [outages.last, ...subjectsOf(path).map((subject) => outages.bySubject.peek(subject))]
  return times.some((at = -Infinity) => at >= began)
}

const bestEffortReads = processSingleton('bestEffortReads', () => new AsyncLocalStorage<boolean>())

/** A read of what strangers choose freely: its failure says nothing about the backend, and few run at once. */
export const bestEffort = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(true, work)

/** Runs `work`, which does not depend on what strangers choose, as a read like any other within a best-effort read. */
export const ownRead = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(false, work)

export const isBestEffort = (): boolean => bestEffortReads.getStore() === true
