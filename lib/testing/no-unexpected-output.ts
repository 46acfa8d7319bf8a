import { afterEach, beforeEach, expect, jest } from '@jest/globals'

process.env.SITE_SECRET ??= 'a secret for unit tests, of more than 32 characters'
process.env.STAFF_PASSWORD ??= 'a password for unit tests'

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(jest.mocked(console.error).mock.calls).toEqual([])
  expect(jest.mocked(console.warn).mock.calls).toEqual([])
  jest.restoreAllMocks()
})
