import { expect, jest, test } from '@jest/globals'
import { mapUsable } from './usable'

test('an item that throws is left out and logged once, however often the list is made', () => {
  const log = jest.mocked(console.error)
  const make = (item: string) => {
    if (item.startsWith('bad')) throw new Error('why')
    return item.toUpperCase()
  }
  const made = [1, 2, 3].map(() =>
    mapUsable(['a', 'bad 1', 'b', 'bad 2'], 'the list of this test', (name) => name, make),
  )
  expect(made).toEqual([1, 2, 3].map(() => ['A', 'B']))
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    '"bad 1" is left out of the list of this test:',
    '"bad 2" is left out of the list of this test:',
  ])
  log.mockClear()
})
