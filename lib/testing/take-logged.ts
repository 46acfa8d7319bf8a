import { jest } from '@jest/globals'

/** What a test has caused to be logged as errors until now, a line each, which it then need not explain. */
export function takeLogged(): string[] {
  const { mock, mockClear } = jest.mocked(console.error)
  const lines = mock.calls.map((parts) => parts.map(String).join(' '))
  mockClear.call(console.error)
  return lines
}
