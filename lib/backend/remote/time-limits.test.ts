import { afterEach, expect, jest, test } from '@jest/globals'
import { allMembers } from '../addresses'
import { remoteBackend } from '.'

afterEach(() => {
  jest.restoreAllMocks()
})

test('only a read of all members at once may take longer than others', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const list = String(address).includes('/member/') ? { members: [] } : { articles: [] }
    return Promise.resolve(Response.json({ data: { ...list, pagination: { total: 0 } } }))
  })
  const { listArticles, listMembers } = remoteBackend('https://backend.example/api', { timeoutMs: 5000 })
  const limits = async (read: () => Promise<unknown>) => {
    timeout.mockClear()
    await read()
    return timeout.mock.calls.flat()
  }
  const page = { page: 1, search: '', language: 'vi' } as const
  expect(await limits(() => listMembers({ ...page, limit: allMembers }))).toEqual([20_000])
  expect(await limits(() => listMembers({ ...page, limit: 12 }))).toEqual([5000])
  expect(await limits(() => listArticles({ ...page, limit: 12 }))).toEqual([5000])
})
