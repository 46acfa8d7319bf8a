import { expect, test } from '@jest/globals'
import { readForPage, readOrLastKnown, toleratingOutage } from './last-known'
import { takeLogged } from '@/lib/testing/take-logged'

const gives = (value: string) => () => Promise.resolve(value)
const fails = () => Promise.reject(new Error('away'))
const hangs = () => new Promise<string>(() => undefined)
const otherwise = () => 'default'

test('a read that fails or hangs gives what was read last by its name, else the default', async () => {
  for (const error of [fails, hangs]) {
    const name = `a test: ${error.name}`
    expect(await readOrLastKnown(name, error, otherwise)).toBe('default')
    expect(await readOrLastKnown(name, gives('first'), otherwise)).toBe('first')
    expect(await readOrLastKnown(name, error, otherwise)).toBe('first')
    expect(await readOrLastKnown(name, gives('second'), otherwise)).toBe('second')
    expect(await readOrLastKnown(name, error, otherwise)).toBe('second')
  }
  expect(takeLogged()).toHaveLength(2)
})

test('a page fails with its read, unless it is shown whatever the backend does', async () => {
  const read = () => readForPage('a page', fails, otherwise)
  await expect(read()).rejects.toThrow('away')
  expect(await toleratingOutage(read)).toBe('default')
  expect(await readForPage('a page', gives('as read for another page'), otherwise)).toBe('as read for another page')
  expect(await toleratingOutage(read)).toBe('as read for another page')
  takeLogged()
})
