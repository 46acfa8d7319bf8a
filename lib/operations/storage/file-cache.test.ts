import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { takeLogged } from '@/lib/testing/take-logged'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { FileCache } from './file-cache'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})
const data = Buffer.alloc(100)
const age = (name: string, seconds: number) => utimesSync(path.join(folder, name), seconds, seconds)

test('a stored file can be read and removed, also by another process', async () => {
  await new FileCache(path.join(folder, 'a'), 1000, 'Pictures').put('x.jpg', Buffer.from('x'))
  const other = new FileCache(path.join(folder, 'a'), 1000, 'Pictures')
  expect((await other.get('x.jpg'))?.toString()).toBe('x')
  expect(await other.get('y.jpg')).toBeUndefined()
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['x.jpg'])
  for (const _ of [1, 2]) await other.remove('x.jpg')
  expect(await other.get('x.jpg')).toBeUndefined()
})

test('the least recently used files are evicted', async () => {
  const cache = new FileCache(folder, 460, 'Pictures')
  for (const [name, seconds] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ] as const) {
    await cache.put(name, data)
    age(name, seconds)
  }
  await cache.get('a')
  await cache.put('e', data)
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd', 'e'])
})

test('files that existed before count towards the size', async () => {
  for (const name of ['old-1', 'old-2', 'old-3']) {
    writeFileSync(path.join(folder, name), data)
    age(name, 1)
  }
  await new FileCache(folder, 250, 'Pictures').put('new', data)
  expect(readdirSync(folder)).toHaveLength(2)
  expect(readdirSync(folder)).toContain('new')
})

test('a folder that is not writable stores nothing, and logs that once', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const cache = new FileCache(path.join(file, 'below'), 1000, 'Pictures')
  await cache.put('x', data)
  await cache.put('y', data)
  expect(await cache.get('x')).toBeUndefined()
  expect(takeLogged()).toHaveLength(1)
})
