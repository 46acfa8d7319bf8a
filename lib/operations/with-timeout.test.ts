import { expect, jest, test } from '@jest/globals'
import { withTimeout } from './with-timeout'

const never = () => Promise.withResolvers<never>().promise

test('a promise that is settled in time is passed on, and no timer is left', async () => {
  jest.useFakeTimers()
  try {
    await expect(withTimeout(Promise.resolve('done'), 1000, 'too late')).resolves.toBe('done')
    await expect(withTimeout(Promise.reject(new Error('failed')), 1000, 'too late')).rejects.toThrow('failed')
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('a promise that is not settled in time is rejected with the message', async () => {
  await expect(withTimeout(never(), 10, 'too late')).rejects.toThrow('too late')
})

test('while this process is busy, an answer that needs a few turns of its loop is not too late', async () => {
  const turns = Promise.withResolvers<string>()
  setImmediate(() => setTimeout(turns.resolve, 1, 'done'))
  const waited = withTimeout(turns.promise, 40, 'too late')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
  await expect(waited).resolves.toBe('done')
})
