import { expect, test } from '@jest/globals'
import { jsonLog, logAsJson } from './json'
import { forRequest, requestId } from './request'

function written() {
  const lines: Record<string, unknown>[] = []
  const target = {} as Console
  logAsJson(target, jsonLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }))
  return { target, lines }
}

test('each line is one object, with its time and level', () => {
  const { target, lines } = written()
  target.log('%d pages', 3)
  target.error('\u001B[31mtwo\nlines\u001B[0m')
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), message: '3 pages' },
    { level: 'error', time: expect.any(String), message: 'two\nlines' },
  ])
})

test('a line logged during a request has the id of that request only, also after an await', async () => {
  const { target, lines } = written()
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
  const { target, lines } = written()
  target.error('a request failed', new Error('Failed query: insert\nparams: Trần Thị Lan,0912345678'))
  expect(lines[0]?.message).toContain('Failed query: insert')
  expect(lines[0]?.message).not.toMatch(/Lan|0912345678/)
})
