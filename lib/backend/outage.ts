import { LRUCache } from 'lru-cache'
import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'

declare global {
  /** One for the whole process: the framework hands a page's error on as an anonymous one, and the server in front of it asks here what kind it was. */
  var ilcLastOutage: number | undefined
  /** When single things could last not be read, by their ids. */
  var ilcBrokenThings: LRUCache<string, number> | undefined
}

const brokenThings = () => (globalThis.ilcBrokenThings ??= new LRUCache({ max: 500 }))

/** Notes that content could not be read: what is drawn meanwhile may lack a part. Of one thing alone, by its id, only what has it in its path does. */
export function noteOutage(ofThing?: string): void {
  const now = performance.now()
  if (ofThing === undefined) globalThis.ilcLastOutage = now
  else brokenThings().set(ofThing, now)
}

/** Ids that a segment of a path can mean: the whole of it, what stands behind a '=', and an article's as Markdown. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [id, id.replace(/\.md$/, '')])
}

/** Whether content, or the thing that a path is about, could not be read at some time since a moment of `performance.now()`, which no correction of the computer's time moves. */
export function hadOutageSince(began: number, path: string): boolean {
  const ids = path.split(/[/?#]/).flatMap(idsIn)
  const times = [globalThis.ilcLastOutage, ...ids.map((id) => brokenThings().peek(id))]
  return times.some((at = -Infinity) => at >= began)
}
