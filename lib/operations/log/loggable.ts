import { format, inspect } from 'node:util'
import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'

/** What was logged already. Bounded, because a hosted backend has any number of records. */
const logged = processSingleton('loggedOnce', () => new LRUCache<string, true>({ max: 1000 }))

/** Logs an error that would come again with each request, once in this process for each `key`. */
export function logOnce(key: string, message: string, error: unknown): void {
  if (logged.has(key)) return
  logged.set(key, true)
  console.error(message, loggable(error))
}

const loggedThisMinute = processSingleton(
  'loggedThisMinute',
  () => new LRUCache<string, true>({ max: 1000, ttl: 60_000 }),
)

export function logEachMinute(key: string, line: string): void {
  if (loggedThisMinute.has(key)) return
  loggedThisMinute.set(key, true)
  console.error(line)
}

/** A text without the queries of its addresses: a query may contain the name of a person searched for. */
export const withoutQueries = (text: string) => text.replace(/(\/[^\s?"']*)\?(?:[^\s:,"']|[:,](?=\S))+/g, '$1?…')

/** E-mail addresses; not the names of packages in stack traces, before whose @ there is nothing. */
const emailAddress = /[^\s"'`<>()[\]{},;:=/\\|@]{1,320}@[^\s"'`<>()[\]{},;:=/\\|@]{1,253}\.\p{L}{2,63}/gu

/** A text without what a person wrote: values of failed queries, quoted JSON, address queries, e-mail addresses. */
export const withoutValues = (text: string): string =>
  withoutQueries(
    text
      .replace(/\bparams: [\s\S]*$/, '')
      .trimEnd()
      // It is short: the library quotes ten characters on both sides.
      .replace(/,? ?(?:\.{3})?"[\s\S]{0,200}"(?:\.{3})? is not valid JSON/, ' is not valid JSON'),
  ).replace(emailAddress, '…@…')

/** Codes of PostgreSQL for values that it cannot read. It quotes them. */
const quotesValue = /^22[0-9A-Z]{3}$/

const deepest = 3

function inWords(error: Error, depth: number): string {
  const code = 'code' in error ? String(error.code) : ''
  // A database error message ends with the query's values, and its extra fields contain them too.
  const message = withoutValues(quotesValue.test(code) ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error && depth < deepest ? `\nbecause of ${inWords(error.cause, depth + 1)}` : ''
  return [`${error.name}${code && ` (${code})`}: ${message}`, ...frames].join('\n') + cause
}

/** An error as safe text for the log: what failed and where, without anything that a person wrote. */
export function loggable(error: unknown): string {
  return error instanceof Error ? inWords(error, 0) : withoutValues(String(error))
}

function loggablePart(part: unknown): unknown {
  if (part instanceof Error) return loggable(part)
  if (typeof part === 'string') return withoutValues(part)
  if (typeof part !== 'object' || part === null) return part
  return withoutValues(
    Object.values(part)
      .filter((value) => value instanceof Error)
      .map(loggable)
      .join('\n') || inspect(part, { depth: 1 }),
  )
}

export const loggableText = (parts: unknown[]): string => format(...parts.map(loggablePart))
