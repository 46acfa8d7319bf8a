import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/operations/process-singleton'

const bestEffortReads = processSingleton('bestEffortReads', () => new AsyncLocalStorage<boolean>())

/**
 * Runs `work` as a best-effort read: of what strangers choose freely, such as a search, an API call or an id that
 * nothing has named. Such reads can vary without limit, so their failures say nothing about the backend's health, and
 * few of them are under way at once.
 */
export const bestEffort = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(true, work)

/** Runs `work`, which does not depend on what strangers choose, as a read like any other within a best-effort read. */
export const ownRead = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(false, work)

export const isBestEffort = (): boolean => bestEffortReads.getStore() === true
