import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { beginRepeated, readProgress, type Backfill, fillFirst } from './backfill'

function backendOf(): Payload {
  const values = new Map<string, unknown>()
  const kv = {
    get: (key: string) => Promise.resolve(structuredClone(values.get(key)) ?? null),
    set: (key: string, value: unknown) => Promise.resolve(void values.set(key, structuredClone(value))),
  }
  return { kv } as unknown as Payload
}

function backfillOf(name: string, last: number, requested: string[]): Backfill {
  return {
    name,
    fillNext: (_, cursor = 0) => {
      requested.push(`${name} after ${cursor}`)
      return Promise.resolve(cursor < last ? cursor + 1 : undefined)
    },
  }
}

function runOf(steps: number, claim = true) {
  let time = 0
  return { claim: () => Promise.resolve(claim), now: () => (time += 1000 / steps) }
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

test('each run goes on where the one before ended, also in another process', async () => {
  const [backend, requested] = [backendOf(), [] as string[]]
  const all = () => [backfillOf('first', 3, requested), backfillOf('second', 0, requested)]
  const isUnfinished: boolean[] = []
  for (let run = 0; run < 4; run++) isUnfinished.push(await fillFirst(backend, all(), runOf(2)))
  expect(requested).toEqual(['first after 0', 'first after 1', 'first after 2', 'first after 3', 'second after 0'])
  expect(isUnfinished).toEqual([true, true, true, false])
})

test('an instance without the lease fills nothing, and asks again', async () => {
  const [backend, requested] = [backendOf(), [] as string[]]
  expect(await fillFirst(backend, [backfillOf('first', 1, requested)], runOf(9, false))).toBe(true)
  expect(requested).toEqual([])
})

test.each([
  ['filled', { cursor: 2, isDone: false }, ['first after 2', 'first after 3']],
  ['finished', { isDone: true }, []],
])('what another instance has %s until the lease was taken is not filled again', async (_, progress, expected) => {
  const [backend, requested] = [backendOf(), [] as string[]]
  const claim = async () => {
    await backend.kv.set('backfill:first', progress)
    return true
  }
  expect(await fillFirst(backend, [backfillOf('first', 3, requested)], { ...runOf(9), claim })).toBe(true)
  expect(requested).toEqual(expected)
})

test('a step that fails is repeated by the next run', async () => {
  const [backend, requested] = [backendOf(), [] as string[]]
  const failing: Backfill = { name: 'first', fillNext: () => Promise.reject(new Error('away')) }
  await expect(fillFirst(backend, [failing], runOf(9))).rejects.toThrow('away')
  await fillFirst(backend, [backfillOf('first', 0, requested)], runOf(9))
  expect(requested).toEqual(['first after 0'])
  expect(await readProgress(backend, 'first')).toEqual({ isDone: true })
})

test('one that is repeated begins anew in each process, the others do not', async () => {
  const [backend, requested] = [backendOf(), [] as string[]]
  const all = [{ ...backfillOf('first', 1, requested), isRepeated: true }, backfillOf('second', 1, requested)]
  for (let process = 0; process < 2; process++) {
    await beginRepeated(backend, all)
    while (await fillFirst(backend, all, runOf(9)));
  }
  expect(requested.map((one) => one.split(' ')[0])).toEqual(['first', 'first', 'second', 'second', 'first', 'first'])
})
