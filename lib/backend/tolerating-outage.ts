import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/operations/process-singleton'

const tolerantReads = processSingleton('tolerantReads', () => new AsyncLocalStorage<true>())

/** Renders a page that is shown whatever the backend does: in place of a read that fails it shows what is known. */
export const toleratingOutage = <T>(render: () => Promise<T>): Promise<T> => tolerantReads.run(true, render)

export const toleratesOutage = (): boolean => tolerantReads.getStore() === true
