import { expect, jest, test } from '@jest/globals'
import { tags } from '@/lib/backend/tags'
import { contentState, isSettled } from './content-version'
import { invalidate } from './invalidate'

test.each([
  [tags.articles, 5000],
  [tags.members, 20_000],
])('after a change of %s pages are settled once no read from before it goes on', async (tag, settledMs) => {
  jest.useFakeTimers()
  Object.assign(contentState, { longestReadMs: 5000, longestMembersReadMs: 20_000 })
  invalidate([tag])
  await jest.advanceTimersByTimeAsync(settledMs - 1)
  expect(isSettled()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isSettled()).toBe(true)
  jest.useRealTimers()
})
