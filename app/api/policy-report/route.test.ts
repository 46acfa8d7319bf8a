import { afterEach, expect, jest, test } from '@jest/globals'
import { POST } from './route'

const violation = {
  'csp-report': {
    'document-uri': 'https://ilc.example/',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
  },
}

const send = (body: string) =>
  POST(new Request('https://ilc.example/api/policy-report', { method: 'POST', body }), undefined)

function logged(): number {
  const { mock } = jest.mocked(console.warn)
  return mock.calls.splice(0).length
}

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['a violation', JSON.stringify(violation), 204, 1],
  ['no report', '{}', 400, 0],
  ['no JSON', 'x', 400, 0],
  ['too much', JSON.stringify({ ...violation, more: 'x'.repeat(40_000) }), 413, 0],
])('%s', async (_name, body, status, count) => {
  expect([(await send(body)).status, logged()]).toEqual([status, count])
})

test('endless reports do not flood the log', async () => {
  jest.useFakeTimers({ now: Date.now() + 3_600_000 })
  for (let i = 0; i < 100; i++) await send(JSON.stringify(violation))
  expect(logged()).toBe(60)
})
