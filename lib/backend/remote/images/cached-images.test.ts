import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { ImageUnavailable } from '../../port'
import type { Image } from '../../fetch-image'
import { cachedImages } from './cached-images'

const image = (text: string): Image => ({ data: Buffer.from(`GIF89a ${text}`), type: 'image/gif' })
const away = () => Promise.reject(new ImageUnavailable('away'))

const files = new Map<string, Buffer>()
const folder = {
  get: async (name: string) => files.get(name),
  put: async (name: string, data: Buffer) => void files.set(name, data),
  remove: async (name: string) => void files.delete(name),
}
const host = jest.fn<() => Promise<Image | undefined>>()
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

test('an image is fetched once a day, and updated if it has changed', async () => {
  const get = cachedImages(folder, host)
  host.mockResolvedValueOnce(image('old')).mockResolvedValueOnce(image('new'))
  expect([await get('a'), await get('a')]).toEqual([image('old'), image('old')])
  await pass(1.1 * day)
  expect([await get('a'), await get('a')]).toEqual([image('new'), image('new')])
  expect(host).toHaveBeenCalledTimes(2)
})

test('concurrent requests for the same image share one fetch', async () => {
  const get = cachedImages(folder, host)
  host.mockResolvedValue(image('a'))
  await Promise.all([get('a'), get('a'), get('a')])
  expect(host).toHaveBeenCalledTimes(1)
})

test('a cached image is served while its host is down, by another process too, which retries after a delay', async () => {
  host.mockResolvedValueOnce(image('seen'))
  await cachedImages(folder, host)('a')
  const get = cachedImages(folder, host)
  host.mockImplementation(away)
  expect([await get('a'), await get('a')]).toEqual([image('seen'), image('seen')])
  expect(host).toHaveBeenCalledTimes(2)
  await pass(31_000)
  host.mockResolvedValue(image('back'))
  expect(await get('a')).toEqual(image('back'))
})

test('an image that its host has deleted is removed from the cache', async () => {
  const get = cachedImages(folder, host)
  host.mockResolvedValueOnce(image('a')).mockResolvedValueOnce(undefined)
  await get('a')
  await pass(2 * day)
  expect(await get('a')).toBeUndefined()
  expect(files.size).toBe(0)
})
