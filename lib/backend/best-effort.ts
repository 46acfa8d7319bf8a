import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/operations/process-singleton'

const bestEffortReads = processSingleton('bestEffortReads', () => new AsyncLocalStorage<boolean>())

/** A read of what strangers choose freely: its failure says nothing about the backend, and few run at once. */
export const bestEffort = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(true, work)

/** Runs `work`, which does not depend on what strangers choose, as a read like any other within a best-effort read. */
export const ownRead = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(false, work)

export const isBestEffort = (): boolean => bestEffortReads.getStore() === true
