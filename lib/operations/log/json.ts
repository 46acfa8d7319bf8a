import { stripVTControlCharacters } from 'node:util'
import pino, { type DestinationStream, type Logger } from 'pino'
import { processSingleton } from '@/lib/operations/process-singleton'
import { loggableText } from './loggable'
import { isOutageEcho } from './outages'
import { requestId } from './request'

/** The JSON log of this process. Undefined until `openJsonLog` is called; the log is plain text until then. */
const state = processSingleton('log', () => ({ json: undefined as Logger | undefined }))

const messageOf = (parts: unknown[]) => stripVTControlCharacters(loggableText(parts))

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

export function logAsJson(target: Console, log: Logger): void {
  target.log = target.info = target.debug = (...parts: unknown[]) => log.info(messageOf(parts))
  target.warn = (...parts: unknown[]) => log.warn(messageOf(parts))
  target.error = target.trace = (...parts: unknown[]) => {
    if (!isOutageEcho(parts)) log.error(messageOf(parts))
  }
}

export function openJsonLog(): Logger {
  state.json = jsonLog(pino.destination({ sync: true }))
  logAsJson(console, state.json)
  return state.json
}

export const isJsonLog = (): boolean => state.json !== undefined

export function logAnswer(answer: { method: string | undefined; path: string; status: number; ms: number }): void {
  if (state.json) state.json.info(answer, 'answered')
  else console.log(`${answer.method} ${answer.path} ${answer.status} in ${answer.ms} ms`)
}
