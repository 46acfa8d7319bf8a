import { expect, test } from '@jest/globals'
import { leastDisturbed, readWrk } from './load'

const output = (latencies: string, more = '') => `Running 10s test @ http://127.0.0.1:3191/
  1 threads and 32 connections
  Latency Distribution
${latencies}
  130034 requests in 5.07s, 1.81GB read
${more}
Requests/sec:  25629.90
Transfer/sec:    364.78MB
`

test('wrk reports microseconds, milliseconds and seconds, the last with a space behind', () => {
  expect(readWrk(output('     50%  500.00us\n     99%  182.59ms'))).toEqual({
    perSecond: 25629.9,
    p50: 0.5,
    p99: 182.59,
  })
  expect(readWrk(output('     50%    1.30s \n     99%    1.02m ')).p50).toBe(1300)
})

test.each(['  Non-2xx or 3xx responses: 12', '  Socket errors: connect 0, read 3, write 0, timeout 0'])(
  '%s is no measure',
  (line) => {
    expect(() => readWrk(output('     50%  1.00ms\n     99%  1.00ms', line))).toThrow(line.trim())
  },
)

test('what wrk did not report is no measure', () => {
  expect(() => readWrk(output('     50%  1.00ms'))).toThrow('wrk')
})

test('a pause in the fastest round does not count as latency', () => {
  const rounds = [
    { perSecond: 46_000, p50: 0.6, p99: 9 },
    { perSecond: 44_000, p50: 0.7, p99: 1.4 },
    { perSecond: 30_000, p50: 1.1, p99: 4 },
  ]
  expect(leastDisturbed(rounds)).toEqual({ perSecond: 46_000, p50: 0.7, p99: 1.4 })
})
