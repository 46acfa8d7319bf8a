import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { withTimeout } from '@/lib/operations/with-timeout'

const logIntervalMs = 60_000

const checkIntervalMs = 5000

const checkTimeoutMs = 2000

/** Why nothing can be stored, as far as it is known, with times of the monotonic clock in milliseconds. */
const state = processSingleton('storageState', () => ({
  reason: undefined as string | undefined,
  loggedAt: -Infinity,
  checkedAt: -Infinity,
  checking: undefined as Promise<void> | undefined,
}))

/** Notes why something could not be stored; logged once a minute, because then every request that writes fails. */
export function noteCannotStore(reason: string, error: unknown): void {
  const now = performance.now()
  state.reason = reason
  state.checkedAt = now
  if (now - state.loggedAt < logIntervalMs) return
  state.loggedAt = now
  console.error(`Nothing can be stored: ${reason}.`, loggable(error))
}

export const isStorageFailing = (): boolean => state.reason !== undefined

function noteStored(): void {
  if (state.reason !== undefined) console.log('Changes can be stored again')
  state.reason = undefined
  state.loggedAt = -Infinity
}

/** Attempts to store something. An error of another kind, such as that of an unreachable database, decides nothing. */
async function check(attempt: () => Promise<void>): Promise<void> {
  state.checkedAt = performance.now()
  try {
    await attempt()
    noteStored()
  } catch {
    // Whoever wraps the storage has noted it (`noteCannotStore`).
  }
}

/** Why nothing can be stored, or undefined. `attempt` stores something and removes it, every five seconds at most. */
export async function storageFailure(attempt: () => Promise<void>): Promise<string | undefined> {
  if (!state.checking && performance.now() - state.checkedAt >= checkIntervalMs)
    state.checking = check(attempt).finally(() => (state.checking = undefined))
  if (state.checking) await withTimeout(state.checking, checkTimeoutMs, 'still checking').catch(() => undefined)
  return state.reason
}
