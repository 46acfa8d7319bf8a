import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { PictureUnavailable } from '../../port'
import type { Picture } from '../../fetch-picture'
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

/** Advances the clock. The cache reads it at most once per millisecond, so this also waits. */
async function pass(ms: number): Promise<void> {
  now += ms
  await pause(5)
}

test('a picture is fetched once a day, and updated if it has changed', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValueOnce(picture('old')).mockResolvedValueOnce(picture('new'))
  expect([await get('a'), await get('a')]).toEqual([picture('old'), picture('old')])
  await pass(1.1 * day)
  expect([await get('a'), await get('a')]).toEqual([picture('new'), picture('new')])
  expect(host).toHaveBeenCalledTimes(2)
})

test('concurrent requests for the same picture share one fetch', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValue(picture('a'))
  await Promise.all([get('a'), get('a'), get('a')])
  expect(host).toHaveBeenCalledTimes(1)
})

test('a cached picture is served while its host is down, by another process too, which retries after a delay', async () => {
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

test('a picture that is not cached is unavailable then', async () => {
  host.mockImplementation(away)
  await expect(cachedPictures(folder, host)('a')).rejects.toThrow(PictureUnavailable)
})

test('a picture that its host has deleted is removed from the cache', async () => {
  const get = cachedPictures(folder, host)
  host.mockResolvedValueOnce(picture('a')).mockResolvedValueOnce(undefined)
  await get('a')
  await pass(2 * day)
  expect(await get('a')).toBeUndefined()
  expect(files.size).toBe(0)
})
