import { LRUCache } from 'lru-cache'
import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'
import { searchPath } from '@/lib/domain/paths'

declare global {
  /** One for the whole process: the framework hands a page's error on as an anonymous one, and the server in front of it asks here what kind it was. */
  var ilcLastOutage: number | undefined
  /** When single things could last not be read, by their ids, and results of searches, by their path. */
  var ilcBrokenThings: LRUCache<string, number> | undefined
}

const brokenThings = () => (globalThis.ilcBrokenThings ??= new LRUCache({ max: 500 }))

/** Notes that content could not be read: what is drawn meanwhile may lack a part. Of one thing alone, by its id, or of what is searched for, by its path, only pages about it do. */
export function noteOutage(ofThing?: string): void {
  const now = performance.now()
  if (ofThing === undefined) globalThis.ilcLastOutage = now
  else brokenThings().set(ofThing, now)
}

/** Ids that a segment of a path can mean: the whole of it, what stands behind a '=', and an article's as Markdown. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [id, id.replace(/\.md$/, '')])
}

/** What a path is about, as far as it can be about one thing; a word of the site's own in it is no id, or `/tin-tuc/en` would disturb all of English. */
function subjectsOf(path: string): string[] {
  if (!path.startsWith('/')) return idsIn(path)
  const [, first = '', second = '', third = '', fourth] = path.replace(/[?#].*$/, '').split('/')
  if (first === 'markdown') return idsIn(second)
  if (first === 'preview') return idsIn(third)
  if (third === '') return [`/${second}`].filter((screen) => screen === searchPath)
  return fourth === undefined ? idsIn(third) : []
}

/** Whether content, or the thing that a path is about, could not be read at some time since a moment of `performance.now()`, which no correction of the computer's time moves. */
export function hadOutageSince(began: number, path: string): boolean {
  const times = [globalThis.ilcLastOutage, ...subjectsOf(path).map((subject) => brokenThings().peek(subject))]
  return times.some((at = -Infinity) => at >= began)
}
