import { format } from 'node:util'
import { expect, test } from '@jest/globals'
import { forRequest } from './request'
import { logAsText, textLine } from './open'

const time = new Date('2026-11-26T12:34:56.789Z')

function written() {
  const lines: string[] = []
  const write = (...parts: unknown[]) => void lines.push(format(...parts))
  const names = ['log', 'info', 'debug', 'warn', 'error', 'trace']
  const target = Object.fromEntries(names.map((name) => [name, write])) as unknown as Console
  logAsText(target, () => time)
  return { target, lines }
}

test('a line has time, level and message, and further lines are indented', () => {
  expect(textLine('warn', '\u001B[31ma\nb\u001B[0m\nc', undefined, time)).toBe('2026-11-26T12:34:56Z warn  a\n  b\n  c')
})

test('a line of a request ends with its id', () => {
  const { target, lines } = written()
  forRequest('the-request', () => target.log('%d pages', 3))
  target.log('100% of %s')
  expect(lines).toEqual([
    '2026-11-26T12:34:56Z info  3 pages (request the-request)',
    '2026-11-26T12:34:56Z info  100% of %s',
  ])
})

test('nothing that a person wrote is in it', () => {
  const { target, lines } = written()
  target.error('%s failed', 'it', new Error('Failed query: insert\nparams: Trần Thị Lan'))
  expect(lines[0]).toMatch(/^2026-11-26T12:34:56Z error it failed Error: Failed query: insert\n +at /)
  expect(lines[0]).not.toContain('Lan')
})
