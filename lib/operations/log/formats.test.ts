import { format } from 'node:util'
import { expect, test } from '@jest/globals'
import { jsonLog, logAsJson } from './json'
import { logAsText, textLine } from './open'
import { forRequest, requestId } from './request'

function writtenAsJson() {
  const lines: Record<string, unknown>[] = []
  const target = {} as Console
  logAsJson(target, jsonLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }))
  return { target, lines }
}

test('each line is one object, with its time and level', () => {
  const { target, lines } = writtenAsJson()
  target.log('%d pages', 3)
  target.error('\u001B[31mtwo\nlines\u001B[0m')
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), message: '3 pages' },
    { level: 'error', time: expect.any(String), message: 'two\nlines' },
  ])
})

test('a line logged during a request has the id of that request only, also after an await', async () => {
  const { target, lines } = writtenAsJson()
  await Promise.all(
    ['first-request', undefined].map((id) =>
      forRequest(id, async () => {
        await Promise.resolve()
        target.log(id ?? 'none given')
        target.log(requestId())
      }),
    ),
  )
  target.log('outside')
  const of = (message: unknown) => lines.find((line) => line.message === message)?.requestId
  expect([of('first-request'), lines.at(-1)?.requestId]).toEqual(['first-request', undefined])
  const made = of('none given')
  expect([made, of(made)]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), made])
})

test('a logged error contains nothing that a person wrote', () => {
  const { target, lines } = writtenAsJson()
  target.error('a request failed', new Error('Failed query: insert\nparams: Trần Thị Lan,0912345678'))
  expect(lines[0]?.message).toContain('Failed query: insert')
  expect(lines[0]?.message).not.toMatch(/Lan|0912345678/)
})

const time = new Date('2026-11-26T12:34:56.789Z')

function writtenAsText() {
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
  const { target, lines } = writtenAsText()
  forRequest('the-request', () => target.log('%d pages', 3))
  target.log('100% of %s')
  expect(lines).toEqual([
    '2026-11-26T12:34:56Z info  3 pages (request the-request)',
    '2026-11-26T12:34:56Z info  100% of %s',
  ])
})

test('nothing that a person wrote is in it', () => {
  const { target, lines } = writtenAsText()
  target.error('%s failed', 'it', new Error('Failed query: insert\nparams: Trần Thị Lan'))
  expect(lines[0]).toMatch(/^2026-11-26T12:34:56Z error it failed Error: Failed query: insert\n +at /)
  expect(lines[0]).not.toContain('Lan')
})
