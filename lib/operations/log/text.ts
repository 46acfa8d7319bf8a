import { stripVTControlCharacters } from 'node:util'
import { loggableText } from './loggable'
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
