import { AsyncLocalStorage } from 'node:async_hooks'
import { remember } from '@/lib/remember'

const bestEffortReads = remember('bestEffortReads', () => new AsyncLocalStorage<true>())

/**
 * Runs `work` as a best-effort read: a search or an API call, not the rendering of a page. Such requests can vary
 * without limit, so a backend failure during one says nothing about the backend's health.
 */
export const bestEffort = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(true, work)

/** Whether the current async context is a best-effort read. */
export const isBestEffort = (): boolean => bestEffortReads.getStore() === true
