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
