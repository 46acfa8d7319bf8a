import { unstable_rethrow } from 'next/navigation'
import { logEachMinute } from '@/lib/operations/log/loggable'
import { isOutageEcho } from '@/lib/operations/log/outages'
import { processSingleton } from '@/lib/operations/process-singleton'
import { withTimeout } from '@/lib/operations/with-timeout'
import { AsyncLocalStorage } from 'node:async_hooks'

const tolerantReads = processSingleton('tolerantReads', () => new AsyncLocalStorage<true>())

/** Renders a page that is shown whatever the backend does: in place of a read that fails it shows what is known. */
export const toleratingOutage = <T>(render: () => Promise<T>): Promise<T> => tolerantReads.run(true, render)

const known = processSingleton('lastKnown', () => new Map<string, unknown>())

const limitMs = 1500

async function noteKnown<T>(name: string, reading: Promise<T>): Promise<T> {
  const value = await reading
  known.set(name, value)
  return value
}

/** Reads within a time limit. If that fails, returns what this process read last by this name, or `otherwise`. */
export async function readOrLastKnown<T>(name: string, read: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await withTimeout(noteKnown(name, read()), limitMs, `${name}: no answer in time`)
  } catch (error) {
    unstable_rethrow(error)
    if (!isOutageEcho([error]))
      logEachMinute(`last known ${name}`, `What is known of ${name} is used: ${String(error)}`)
    return known.has(name) ? (known.get(name) as T) : otherwise()
  }
}

export const readForPage = <T>(name: string, read: () => Promise<T>, otherwise: () => T): Promise<T> =>
  tolerantReads.getStore() ? readOrLastKnown(name, read, otherwise) : noteKnown(name, read())
