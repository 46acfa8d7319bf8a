import { LRUCache } from 'lru-cache'
import { subjectsOf } from '@/lib/backend/outage'
import { processSingleton } from '@/lib/operations/process-singleton'
import { contentVersion } from './content-version'

const feeds = '/feed/'

/**
 * Articles and members that this process corrected or withdrew, by their ids, with the content version of the change.
 * What is forgotten for want of space counts as corrected at `forgotten`, the newest version that was dropped.
 */
export const corrections = processSingleton('corrections', () => {
  const state = {
    last: -Infinity,
    forgotten: -Infinity,
    byId: new LRUCache<string, number>({
      max: 10_000,
      dispose: (version, _id, reason) => {
        if (reason === 'evict') state.forgotten = Math.max(state.forgotten, version)
      },
    }),
  }
  return state
})

export function noteCorrections(ids: readonly string[]): void {
  if (ids.length === 0) return
  corrections.last = contentVersion()
  for (const id of ids) corrections.byId.set(id, corrections.last)
}

/** Whether a page shows a resource as it was before a correction. A list that merely names it is older, not wrong. */
export function isCorrectedSince(version: number, path: string): boolean {
  const times = path.startsWith(feeds)
    ? [corrections.last]
    : subjectsOf(path).map((id) => corrections.byId.get(id) ?? corrections.forgotten)
  return times.some((at) => at > version)
}
