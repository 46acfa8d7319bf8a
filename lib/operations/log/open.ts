import { stripVTControlCharacters } from 'node:util'
import { processSingleton } from '@/lib/operations/process-singleton'
import { logFormat } from '@/lib/operations/settings'
import { isJsonLog, openJsonLog } from './json'
import { loggable, loggableText } from './loggable'
import { logWrites } from './written'
import { isOutageEcho } from './outages'
import { requestId } from './request'

const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error', trace: 'error' } as const

export function textLine(level: string, message: string, id: string | undefined, time: Date): string {
  const [first = '', ...others] = stripVTControlCharacters(message).split('\n')
  const head = `${time.toISOString().replace(/\.\d+/, '')} ${level.padEnd(5)} ${first}${id === undefined ? '' : ` (request ${id})`}`
  return [head, ...others.map((line) => `  ${line}`)].join('\n')
}

export function logAsText(target: Console, now: () => Date = () => new Date()): void {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, string][]) {
    const write = target[name].bind(target)
    target[name] = (...parts: unknown[]) => {
      if (level === 'error' && isOutageEcho(parts)) return
      write('%s', textLine(level, loggableText(parts), requestId(), now()))
    }
  }
}

/** Logs an error that nobody has caught, and ends the process as Node would. With Next listening, the site goes on. */
function logUncaught(error: unknown): void {
  if (process.listenerCount('uncaughtException') > 1) return
  console.error('The program has failed and ends:', error)
  process.exit(1)
}

const state = processSingleton('openLog', () => ({ isOpen: false }))

/** Whether this process writes a log. Commands of operators do not: they answer on the terminal. */
export const isLogOpen = (): boolean => state.isOpen

/**
 * Opens the log of this process in the format that is set: plain text at a terminal, JSON otherwise. From then on
 * everything has this format, whoever writes it: a library that writes to the standard output by itself too, and Node's
 * own warnings. Called before anything else, so that a wrong setting is a line of it too. Does nothing the second time.
 */
export function openLog({ isDevelopment = false } = {}): void {
  if (state.isOpen) return
  state.isOpen = true
  if ((logFormat() ?? (process.stdout.isTTY ? 'text' : 'json')) === 'json') {
    const log = openJsonLog()
    logWrites(process.stdout, (line) => log.info(line))
    logWrites(process.stderr, (line) => log.error(line))
  } else if (!isDevelopment) logAsText(console)
  if (isDevelopment && !isJsonLog()) return
  // Node prints these two past every stream.
  process.on('uncaughtException', logUncaught)
  process.removeAllListeners('warning').on('warning', (warning) => console.warn(loggable(warning)))
}
