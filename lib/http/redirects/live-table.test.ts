import { expect, test } from '@jest/globals'
import type { ActiveRedirect } from '@/lib/domain/redirects/address'
import { areRedirectsDue, liveRedirects, loadRedirects } from './live-table'

const from = (path: string): ActiveRedirect[] => [{ id: 1, from: path, to: '/tin-tuc' }]

test('the redirects of the load that began last are those in force', async () => {
  expect([areRedirectsDue(), liveRedirects().size]).toEqual([true, 0])
  let finish: (redirects: ActiveRedirect[]) => void = () => undefined
  const slow = loadRedirects(() => new Promise((resolve) => (finish = resolve)))
  await loadRedirects(() => Promise.resolve(from('/new')))
  finish(from('/old'))
  await slow
  expect([areRedirectsDue(), liveRedirects().has('/new'), liveRedirects().has('/old')]).toEqual([false, true, false])
})

test('redirects that could not be loaded are due, and the former ones remain', async () => {
  await loadRedirects(() => Promise.resolve(from('/a')))
  await expect(loadRedirects(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect([areRedirectsDue(), liveRedirects().has('/a')]).toEqual([true, true])
  await loadRedirects(() => Promise.resolve([]))
  expect([areRedirectsDue(), liveRedirects().has('/a')]).toEqual([false, false])
})
