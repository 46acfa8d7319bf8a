import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { KeptFiles } from './kept-files'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const data = Buffer.alloc(100)
const age = (name: string, seconds: number) => utimesSync(path.join(folder, name), seconds, seconds)

test('what is put is there, also for another process', async () => {
  await new KeptFiles(path.join(folder, 'a'), 1000, 'Pictures').put('x.jpg', Buffer.from('x'))
  const other = new KeptFiles(path.join(folder, 'a'), 1000, 'Pictures')
  expect((await other.get('x.jpg'))?.toString()).toBe('x')
  expect(await other.get('y.jpg')).toBeUndefined()
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['x.jpg'])
})

test('what is removed is gone, also where there is nothing', async () => {
  const kept = new KeptFiles(folder, 1000, 'Pictures')
  await kept.put('x.jpg', data)
  await kept.remove('x.jpg')
  await kept.remove('x.jpg')
  expect(await kept.get('x.jpg')).toBeUndefined()
})

test('those unasked for longest make room', async () => {
  const kept = new KeptFiles(folder, 460, 'Pictures')
  for (const [name, seconds] of [['a', 1], ['b', 2], ['c', 3], ['d', 4]] as const) {
    await kept.put(name, data)
    age(name, seconds)
  }
  await kept.get('a')
  await kept.put('e', data)
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd', 'e'])
})

test('what lay there before counts', async () => {
  for (const name of ['old-1', 'old-2', 'old-3']) {
    writeFileSync(path.join(folder, name), data)
    age(name, 1)
  }
  await new KeptFiles(folder, 250, 'Pictures').put('new', data)
  expect(readdirSync(folder)).toHaveLength(2)
  expect(readdirSync(folder)).toContain('new')
})

test('a folder that cannot be written keeps nothing, and says so once', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const kept = new KeptFiles(path.join(file, 'below'), 1000, 'Pictures')
  await kept.put('x', data)
  await kept.put('y', data)
  expect(await kept.get('x')).toBeUndefined()
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  jest.mocked(console.error).mockClear()
})
