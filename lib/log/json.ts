import { format, stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream, type Logger } from 'pino'
import { remember } from '@/lib/remember'
import { loggable } from './loggable'
import { requestId } from './request'

/** Where this process logs as JSON; in words until `openJsonLog`. */
const state = remember('log', () => ({ json: undefined as Logger | undefined }))

/** Errors as they may stand in the log, wherever in a message they are named. */
const messageOf = (parts: unknown[]) => stripVTControlCharacters(format(...parts.map((part) => (part instanceof Error ? loggable(part) : part))))

/** A log of one JSON object a line: `time`, `level`, `message`, `requestId` where it is about a request. */
export function jsonLog(destination: DestinationStream): Logger {
  const options = {
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => ({ requestId: requestId() }),
  }
  return pino(options, destination)
}

/** Has everything that is logged in this process, by whatever part of it, logged as JSON. */
export function logAsJson(target: Console, log: Logger): void {
  target.log = target.info = target.debug = (...parts: unknown[]) => log.info(messageOf(parts))
  target.warn = (...parts: unknown[]) => log.warn(messageOf(parts))
  target.error = target.trace = (...parts: unknown[]) => log.error(messageOf(parts))
}

/** Has this process log as JSON from now on, to its standard output. */
export function openJsonLog(): void {
  state.json = jsonLog(pino.destination({ sync: true }))
  logAsJson(console, state.json)
}

/** Logs an answer: where the log is JSON, with each fact in a field of its own. */
export function logAnswer(answer: { method: string | undefined; path: string; status: number; ms: number }): void {
  if (state.json) state.json.info(answer, 'answered')
  else console.log(`${answer.method} ${answer.path} ${answer.status} in ${answer.ms} ms`)
}
