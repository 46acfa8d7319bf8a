import { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@/lib/operations/refusal'

/** Bytes a second that a backup reads and writes at most, so that visitors do not wait for the disk. */
const bytesPerSecond = 24 * 1024 * 1024

const slackMs = 50

const clock = { now: () => performance.now(), wait: (ms: number): Promise<unknown> => pause(ms) }

const passing = (work: (piece: Buffer) => Promise<void>): Duplex =>
  Duplex.from(async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      await work(piece)
      yield piece
    }
  })

export function pace(rate = bytesPerSecond, { now, wait } = clock): Duplex {
  let freeAt = -Infinity
  return passing(async (piece) => {
    freeAt = Math.max(freeAt, now()) + (piece.length / rate) * 1000
    const aheadMs = Math.floor(freeAt - now())
    if (aheadMs >= slackMs) await wait(aheadMs)
  })
}

/** Bytes that stay free on a disk: a full one would stop the site. */
export const reserveBytes = 1024 ** 3

export class DiskFull extends Refusal {}

const checkEveryBytes = 16 * 1024 * 1024

/** Throws DiskFull if less than the reserve would be free after `more` bytes. */
export async function requireRoom(folder: string, freeBytes: (folder: string) => Promise<number>, more = 0) {
  const free = await freeBytes(folder)
  if (free - more >= reserveBytes) return
  const mb = (bytes: number) => `${Math.max(0, Math.floor(bytes / 1024 ** 2))} MB`
  throw new DiskFull(
    `The disk of ${folder} has no room for a backup: ${mb(free)} are free, ${more > 0 ? `${mb(more)} are needed at least, ` : ''}and ${mb(reserveBytes)} have to stay free for the site`,
  )
}

export function whileRoom(folder: string, freeBytes: (folder: string) => Promise<number>): Duplex {
  let unchecked = Infinity
  return passing(async (piece) => {
    unchecked += piece.length
    if (unchecked < checkEveryBytes) return
    unchecked = 0
    await requireRoom(folder, freeBytes)
  })
}
