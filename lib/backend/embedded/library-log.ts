import { format } from 'node:util'
import pino from 'pino'
import { loggable } from '@/lib/operations/log/loggable'
import { outageOf } from './database/database-outage'
import { CannotStore } from '../port'

interface Logged {
  error: unknown
  message: string
}

function loggedIn([first, ...rest]: unknown[]): Logged {
  if (first instanceof Error) return { error: first, message: format(...rest) }
  if (typeof first !== 'object' || first === null) return { error: undefined, message: format(first, ...rest) }
  const { err, error = err, msg, message = msg } = first as Record<string, unknown>
  return { error, message: format(...[message, ...rest].filter((part) => part !== undefined)) }
}

const isRefusal = (error: unknown) =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500

/** Payload's log, through the console and so its filter. Refused calls, and what the storage logs, are left out. */
export const libraryLog = pino({
  level: 'error',
  hooks: {
    logMethod(call) {
      const { error, message } = loggedIn(call)
      if (isRefusal(error) || outageOf(error) instanceof CannotStore) return
      // A message often repeats that of the error, with its values.
      const isRepeated = message === '' || (error instanceof Error && message.includes(error.message))
      // Commands that run without the server have no filter on their console.
      if (isRepeated) console.error('The studio failed:', loggable(error))
      else console.error(loggable(message), ...(error === undefined ? [] : [loggable(error)]))
    },
  },
})
