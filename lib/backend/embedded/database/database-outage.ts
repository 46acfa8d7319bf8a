import { StorageUnavailable } from '@/lib/operations/storage/port'
import { BackendUnavailable, CannotStore, Unavailable, type Backend } from '@/lib/backend/port'
import { noteCannotStore } from '@/lib/operations/storage-state'

const meanings: [code: RegExp, meaning: string][] = [
  [/^(?:ENOSPC|EROFS|EDQUOT|DATABASE_FILE_GONE)$/, ''],
  [/^(?:SQLITE_FULL|53100)$/, 'ENOSPC'],
  [/^(?:SQLITE_READONLY\w*|25006)$/, 'EROFS'],
  // The system's own reason is not in these: the check of the data folder finds it.
  [/^(?:SQLITE_(?:IOERR|CANTOPEN)\w*|58030)$/, ''],
]

const deepest = 10

function cannotStoreReason(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > deepest) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const result = meanings.find(([pattern]) => pattern.test(code))
  if (result) return result[1] === '' ? code : `${result[1]} (${code})`
  return cannotStoreReason(error.cause, depth + 1)
}

const away =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300|SQLITE_BUSY\w*)$/

const awayInWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return false
  const code = 'code' in error ? String(error.code) : ''
  if (away.test(code) || awayInWords.test(error.message) || cannotStoreReason(error)) return true
  return (
    isDatabaseUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  )
}

export const isOutage = (error: unknown): boolean => error instanceof Unavailable || isDatabaseUnavailable(error)

/** The outage that an error stands for; undefined for any other error, and for one that is an outage already. */
export function outageOf(cause: unknown): BackendUnavailable | undefined {
  const reason = cause instanceof CannotStore ? undefined : cannotStoreReason(cause)
  if (reason !== undefined) {
    noteCannotStore(reason, cause)
    return new CannotStore(`nothing can be stored: ${reason}`, { cause })
  }
  if (cause instanceof Unavailable || !isDatabaseUnavailable(cause)) return undefined
  return new BackendUnavailable('the database does not answer', { cause })
}

/** Errors of a database that is away or cannot store become `BackendUnavailable` (product decisions 7). */
export function reportingOutages(backend: Backend): Backend {
  return new Proxy(backend, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...inputs: unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(method, target, inputs) as Promise<unknown>)
        } catch (cause) {
          throw outageOf(cause) ?? cause
        }
      }
    },
  })
}
