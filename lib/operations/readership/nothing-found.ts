import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'

/** Searches that just found nothing: the page of results knows it, the server, in another bundle, counts it. */
const recent = processSingleton('nothingFound', () => new LRUCache<string, true>({ max: 1000, ttl: 60_000 }))

const keyOf = (language: string, query: string) => `${language} ${query}`

export const noteNothingFound = (language: string, query: string): void => void recent.set(keyOf(language, query), true)

export const hasFoundNothing = (language: string, query: string): boolean => recent.has(keyOf(language, query))
