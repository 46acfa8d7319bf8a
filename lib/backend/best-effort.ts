import { AsyncLocalStorage } from 'node:async_hooks'
import { remember } from '@/lib/remember'

const bestEffortReads = remember('bestEffortReads', () => new AsyncLocalStorage<true>())

/** Does what a stranger asks for beside the pages, a search or a call of the API, and can vary without end: where a backend chokes on it, that says nothing of the backend. */
export const bestEffort = <T>(work: () => Promise<T>): Promise<T> => bestEffortReads.run(true, work)

/** Whether what is read now is read so. */
export const isBestEffort = (): boolean => bestEffortReads.getStore() === true
