import { beforeEach, expect, jest, test } from '@jest/globals'
import { RenderQueue } from './renderer'
import { contentState } from '@/lib/operations/cache/content-version'

let queue: RenderQueue
let end: () => void

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function beginSlow(): Promise<{ rendered: Promise<string> }> {
  const rendered = queue.enqueue(() => new Promise<string>((resolve) => (end = () => resolve('old'))))
  await turn()
  return { rendered }
}

beforeEach(() => {
  queue = new RenderQueue()
  contentState.version = 0
})

test('a rendering requested after a change starts when those from before it are done', async () => {
  const older = await beginSlow()
  contentState.version = 1
  const render = jest.fn(async () => 'new')
  const newer = queue.enqueue(render)
  await turn()
  expect(render).not.toHaveBeenCalled()
  end()
  expect([await older.rendered, await newer]).toEqual(['old', 'new'])
})

test('without a change no rendering waits', async () => {
  await beginSlow()
  expect(await queue.enqueue(async () => 'beside')).toBe('beside')
})

test('a failed rendering does not block others', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const failing = queue.enqueue(() => promise).catch(String)
  contentState.version = 1
  const newer = queue.enqueue(async () => 'new')
  reject(new Error('broken'))
  expect(await newer).toBe('new')
  expect(await failing).toBe('Error: broken')
})

test('no rendering waits longer than a second', async () => {
  await beginSlow()
  jest.useFakeTimers()
  contentState.version = 1
  const render = jest.fn(async () => 'new')
  const newer = queue.enqueue(render)
  await jest.advanceTimersByTimeAsync(999)
  expect(render).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await newer).toBe('new')
  jest.useRealTimers()
})
