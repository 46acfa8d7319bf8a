import { processSingleton } from '@/lib/operations/process-singleton'

const state = processSingleton('stopping', () => ({ isStopping: false }))

/** Called once the process was told to stop. */
export const beginStop = (): void => void (state.isStopping = true)

/** Whether the process was told to stop: background work begins nothing that it could not take back. */
export const isStopping = (): boolean => state.isStopping
