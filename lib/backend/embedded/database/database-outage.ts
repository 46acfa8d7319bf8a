import { StorageUnavailable } from '@/lib/storage/port'
import { BackendUnavailable, Unavailable, type Backend } from '@/lib/backend/port'

/**
 * Error codes of the system and of PostgreSQL for an unreachable database: connection refused or cut, too many
 * connections, shutting down or starting.
 */
const away =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300)$/

/** Error codes of a database that cannot store anything: its disk is full, failing, or may not be written. */
const cannotStore = /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)\w*|53100|58030|25006|ENOSPC|EROFS|EDQUOT)$/

/** Messages of driver errors that have no code. */
const awayInWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/

/** Whether an error was caused by a database that is unreachable, or cannot store anything. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return false
  const code = 'code' in error ? String(error.code) : ''
  if (away.test(code) || cannotStore.test(code) || awayInWords.test(error.message)) return true
  return (
    isDatabaseUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  )
}

/** Wraps a backend so that errors of an unreachable database become `BackendUnavailable` (product decisions 7). */
export function reportingOutages(backend: Backend): Backend {
  return new Proxy(backend, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...given: unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(method, target, given) as Promise<unknown>)
        } catch (cause) {
          throw !(cause instanceof Unavailable) && isDatabaseUnavailable(cause)
            ? new BackendUnavailable('the database does not answer', { cause })
            : cause
        }
      }
    },
  })
}
