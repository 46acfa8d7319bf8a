import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { DiskFull, pace, requireRoom, reserveBytes, whileRoom } from './pace'

test('data are let through at the rate that is set', async () => {
  let now = 1000
  const waits: number[] = []
  const clock = {
    now: () => now,
    wait: (ms: number) => {
      waits.push(ms)
      now += ms
      return Promise.resolve()
    },
  }
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(100))
  const through = await buffer(Readable.from(pieces).pipe(pace(1000, clock)))
  expect([through.length, now]).toEqual([2000, 3000])
  expect(waits).toHaveLength(20)
})

test('time that passes elsewhere is not waited for again', async () => {
  let now = 0
  const wait = () => Promise.reject(new Error('waited'))
  const through = pace(3000, { now: () => now, wait })
  for (let i = 0; i < 5; i++) {
    const [passed] = await Promise.all([once(through, 'data'), through.write(Buffer.alloc(100))])
    expect(passed).toEqual([Buffer.alloc(100)])
    now += 1000
  }
})

test('a disk keeps its reserve, and the message has the numbers', async () => {
  await requireRoom('/backups', () => Promise.resolve(reserveBytes), 0)
  const little = () => Promise.resolve(reserveBytes + 5 * 1024 ** 2)
  await requireRoom('/backups', little, 5 * 1024 ** 2)
  const refused = requireRoom('/backups', little, 6 * 1024 ** 2)
  await expect(refused).rejects.toThrow(DiskFull)
  await expect(refused).rejects.toThrow(
    'The disk of /backups has no room for a backup: 1029 MB are free, 6 MB are needed at least, and 1024 MB have to',
  )
})

test('a disk that fills up meanwhile ends the backup', async () => {
  let free = reserveBytes
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(1024 ** 2))
  const written = buffer(
    Readable.from(pieces).pipe(
      whileRoom('/backups', () => {
        free -= 1
        return Promise.resolve(free + 2)
      }),
    ),
  )
  await expect(written).rejects.toThrow(DiskFull)
})
