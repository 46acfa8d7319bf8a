import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'

/**
 * Searches that have just found nothing. The page of results knows it and the server, which knows who asked, counts it:
 * they are in different bundles.
 */
const recent = processSingleton('nothingFound', () => new LRUCache<string, true>({ max: 1000, ttl: 60_000 }))

const keyOf = (language: string, query: string) => `${language} ${query}`

export const noteNothingFound = (language: string, query: string): void => void recent.set(keyOf(language, query), true)

export const hasFoundNothing = (language: string, query: string): boolean => recent.has(keyOf(language, query))
