import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Refusal } from '@/lib/operations/refusal'

export interface ByteSource {
  bytes: number
  read: (start: number, end: number) => Readable
}

/** A file on this machine. Throws a Refusal if it does not exist. */
export async function fileSource(file: string): Promise<ByteSource> {
  const result = await stat(file).catch(() => undefined)
  if (!result) throw new Refusal(`There is no file ${file}`)
  await access(file, constants.R_OK)
  return {
    bytes: result.size,
    read: (start, end) => createReadStream(file, { start, end: end - 1 }),
  }
}
