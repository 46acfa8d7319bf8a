import { afterEach, expect, jest, test } from '@jest/globals'
import { waitForOthers } from './patient-writes'

type Client = Parameters<typeof waitForOthers>[0]

const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })

/** A client whose every call ends as `call` does. */
function clientThat(call: () => Promise<unknown>): Client {
  const client = { execute: call, transaction: call } as unknown as Client
  waitForOthers(client)
  return client
}

afterEach(() => {
  jest.useRealTimers()
})

test.each(['execute', 'transaction'] as const)('%s waits until the database is free', async (name) => {
  const call = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue('written')
  const client = clientThat(call)
  const answer: unknown = await (name === 'execute' ? client.execute('UPDATE x SET y = 1') : client.transaction('write'))
  expect(answer).toBe('written')
  expect(call).toHaveBeenCalledTimes(3)
})

test('what fails for another reason is tried once', async () => {
  const call = jest.fn(() => Promise.reject(new Error('no such table')))
  await expect(clientThat(call).execute('SELECT 1')).rejects.toThrow('no such table')
  expect(call).toHaveBeenCalledTimes(1)
})

test('nobody waits longer than ten seconds', async () => {
  const clock = jest.spyOn(performance, 'now')
  let seconds = 0
  clock.mockImplementation(() => (seconds += 1) * 1000)
  const call = jest.fn(() => Promise.reject(busy))
  await expect(clientThat(call).execute('SELECT 1')).rejects.toThrow('locked')
  expect(call.mock.calls.length).toBeLessThanOrEqual(11)
  clock.mockRestore()
})
