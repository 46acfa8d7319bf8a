import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'
import { loggable } from './loggable'

/** What was logged already. Bounded, because a hosted backend has any number of records. */
const logged = processSingleton('loggedOnce', () => new LRUCache<string, true>({ max: 1000 }))

/** Logs an error that would come again with each request, once in this process for each `key`. */
export function logOnce(key: string, message: string, error: unknown): void {
  if (logged.has(key)) return
  logged.set(key, true)
  console.error(message, loggable(error))
}

const loggedThisMinute = processSingleton(
  'loggedThisMinute',
  () => new LRUCache<string, true>({ max: 1000, ttl: 60_000 }),
)

export function logEachMinute(key: string, line: string): void {
  if (loggedThisMinute.has(key)) return
  loggedThisMinute.set(key, true)
  console.error(line)
}
