import { beforeEach, expect, jest, test } from '@jest/globals'
import { Drawings } from './drawings'
import { contentState } from '@/lib/cache/content-version'

let drawings: Drawings
let end: () => void

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Begins a drawing that is under way until `end`. */
async function beginSlow(): Promise<{ drawn: Promise<string> }> {
  const drawn = drawings.draw(() => new Promise<string>((resolve) => (end = () => resolve('old'))))
  await pause(0)
  return { drawn }
}

beforeEach(() => {
  drawings = new Drawings()
  contentState.version = 0
})

test('what is asked for after a change begins when what began before it is done', async () => {
  const older = await beginSlow()
  contentState.version = 1
  const draw = jest.fn(async () => 'new')
  const newer = drawings.draw(draw)
  await pause(20)
  expect(draw).not.toHaveBeenCalled()
  end()
  expect([await older.drawn, await newer]).toEqual(['old', 'new'])
})

test('without a change nobody waits', async () => {
  await beginSlow()
  expect(await drawings.draw(async () => 'beside')).toBe('beside')
})

test('a drawing that fails keeps nobody from drawing', async () => {
  const failing = drawings
    .draw(async () => {
      await pause(20)
      throw new Error('broken')
    })
    .catch(String)
  await pause(0)
  contentState.version = 1
  expect(await drawings.draw(async () => 'new')).toBe('new')
  expect(await failing).toBe('Error: broken')
})

test('nobody waits longer than a second', async () => {
  await beginSlow()
  jest.useFakeTimers()
  contentState.version = 1
  const draw = jest.fn(async () => 'new')
  const newer = drawings.draw(draw)
  await jest.advanceTimersByTimeAsync(999)
  expect(draw).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await newer).toBe('new')
  jest.useRealTimers()
})
