import { afterEach, beforeEach, expect, jest } from '@jest/globals'

/** An error or warning that a test did not ask for fails it. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(jest.mocked(console.error).mock.calls).toEqual([])
  expect(jest.mocked(console.warn).mock.calls).toEqual([])
  jest.restoreAllMocks()
})
