import { afterEach, expect, jest, test } from '@jest/globals'
import { fine, finding } from './finding'
import { runChecks, type Check } from './run-checks'

afterEach(() => {
  jest.useRealTimers()
})

async function collected(checks: Check[]) {
  const results = []
  for await (const { name, findings } of runChecks(checks)) results.push([name, ...findings])
  return results
}

test('a check that throws, rejects or hangs does not stop the others', async () => {
  jest.useFakeTimers()
  const done = collected([
    { name: 'hangs', run: () => new Promise(() => undefined) },
    {
      name: 'throws',
      run: () => {
        throw new Error('at once')
      },
    },
    { name: 'rejects', run: async () => Promise.reject(new Error('later')) },
    { name: 'works', run: () => [fine('as it should be')] },
    { name: 'works later', run: () => new Promise((done) => setTimeout(() => done([fine('after a while')]), 20_000)) },
  ])
  await jest.advanceTimersByTimeAsync(30_000)
  expect(await done).toEqual([
    ['hangs', finding('check-timed-out', 'no result after 30 seconds')],
    ['throws', finding('check-failed', 'the check itself failed: at once')],
    ['rejects', finding('check-failed', 'the check itself failed: later')],
    ['works', fine('as it should be')],
    ['works later', fine('after a while')],
  ])
})
