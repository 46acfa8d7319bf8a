import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { PictureUnavailable } from '../../port'
import type { Picture } from './fetch-picture'
import { cachedPictures } from './cached-pictures'

const picture = (text: string): Picture => ({ data: Buffer.from(`GIF89a ${text}`), type: 'image/gif' })
const away = () => Promise.reject(new PictureUnavailable('away'))

const files = new Map<string, Buffer>()
const folder = {
  get: async (name: string) => files.get(name),
  put: async (name: string, data: Buffer) => void files.set(name, data),
  remove: async (name: string) => void files.delete(name),
}
const host = jest.fn<() => Promise<Picture | undefined>>()
let now = 1_000_000

beforeEach(() => {
  files.clear()
  host.mockReset()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})

const day = 24 * 60 * 60 * 1000

/** The cache looks at its clock once a millisecond at most. */
async function pass(ms: number): Promise<void> {
  now += ms
  await pause(5)
}

test('a picture is asked for once a day, and shows what it has become', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValueOnce(picture('old')).mockResolvedValueOnce(picture('new'))
  expect([await get('a'), await get('a')]).toEqual([picture('old'), picture('old')])
  await pass(1.1 * day)
  expect([await get('a'), await get('a')]).toEqual([picture('new'), picture('new')])
  expect(host).toHaveBeenCalledTimes(2)
})

test('many who want the same at once ask once', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValue(picture('a'))
  await Promise.all([get('a'), get('a'), get('a')])
  expect(host).toHaveBeenCalledTimes(1)
})

test('one that was seen is shown while its host is away, by another process too, which asks again after a while', async () => {
  host.mockResolvedValueOnce(picture('seen'))
  await cachedPictures(folder, host)('a')
  const get = cachedPictures(folder, host)
  host.mockImplementation(away)
  expect([await get('a'), await get('a')]).toEqual([picture('seen'), picture('seen')])
  expect(host).toHaveBeenCalledTimes(2)
  await pass(31_000)
  host.mockResolvedValue(picture('back'))
  expect(await get('a')).toEqual(picture('back'))
})

test('one that nobody has seen is not to be had then', async () => {
  host.mockImplementation(away)
  await expect(cachedPictures(folder, host)('a')).rejects.toThrow(PictureUnavailable)
})

test('one that is gone is forgotten', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValueOnce(picture('a')).mockResolvedValueOnce(undefined)
  await get('a')
  await pass(2 * day)
  expect(await get('a')).toBeUndefined()
  expect(files.size).toBe(0)
})
