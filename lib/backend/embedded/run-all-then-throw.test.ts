import { expect, test } from '@jest/globals'
import { runAllThenThrow } from './run-all-then-throw'

test('a step that always fails keeps no other from running, and is reported', async () => {
  const done: string[] = []
  const steps = ['a', 'b', 'c', 'd'].map((name) => async (to: string[]) => {
    if (name === 'b' || name === 'd') throw new Error(name)
    to.push(name)
  })
  await expect(runAllThenThrow(steps, done)).rejects.toThrow('b')
  expect(done).toEqual(['a', 'c'])
  await expect(runAllThenThrow([], done)).resolves.toBeUndefined()
})
