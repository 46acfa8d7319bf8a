import { expect, jest, test } from '@jest/globals'
import * as here from './port'

/** The bundles of the build share a backend, but each has a copy of the classes of its errors. */
function anotherCopy(): typeof here {
  let copy: typeof here | undefined
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof here>('./port')
  })
  if (!copy) throw new Error('not loaded')
  return copy
}

test('an error is recognised by a copy of its class, and of the classes above it', () => {
  const there = anotherCopy()
  expect(there.CannotStore).not.toBe(here.CannotStore)
  const error: unknown = new there.CannotStore('full')
  const known = [here.Unavailable, here.BackendUnavailable, here.CannotStore]
  expect(known.map((kind) => error instanceof kind)).toEqual([true, true, true])
  expect(new there.ResourceUnavailable('a-1', {}) instanceof here.ResourceUnavailable).toBe(true)
})

test('an error is not taken for one of another class', () => {
  const there = anotherCopy()
  const error: unknown = new there.BackendUnavailable('away')
  const others = [here.CannotStore, here.ResourceUnavailable, here.ImageUnavailable, here.SlotTaken, here.UserBlocked]
  expect(others.map((kind) => error instanceof kind)).toEqual([false, false, false, false, false])
  for (const value of [new Error('away'), undefined, null, 'away', {}])
    expect(value instanceof here.Unavailable).toBe(false)
})

test('an error class without a name of its own takes no other error for its own', () => {
  class Busy extends here.Unavailable {}
  const errors: unknown[] = [new Busy('busy'), new here.Unavailable('away')]
  expect(errors.map((error) => error instanceof Busy)).toEqual([true, false])
  expect(errors.map((error) => error instanceof here.Unavailable)).toEqual([true, true])
})
