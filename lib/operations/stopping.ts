import { processSingleton } from '@/lib/operations/process-singleton'

const state = processSingleton('stopping', () => ({ isStopping: false }))

export const beginStop = (): void => void (state.isStopping = true)

/** Whether the process was told to stop: background work begins nothing that it could not take back. */
export const isStopping = (): boolean => state.isStopping
