import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform, type Duplex, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveEntry } from './manifest'

export const newFile = (file: string): Writable => createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })

/** Writes an archive one entry at a time, so that at most one entry is in memory. */
export class ArchiveWriter {
  readonly entries: ArchiveEntry[] = []
  private readonly zip = new ZipFile()
  /** Resolves when the whole archive is on disk. Rejects as soon as something cannot be written. */
  private readonly written: Promise<void>

  constructor(output: Writable, stages: Duplex[] = []) {
    const failed = new Promise<never>((_, reject) => this.zip.once('error', reject))
    this.written = Promise.race([failed, pipeline([this.zip.outputStream, ...stages, output])])
    // The next operation that awaits it reports the error.
    this.written.catch(() => undefined)
  }

  async addBuffer(name: string, data: Buffer): Promise<void> {
    await this.add(name, data.length, Readable.from(data))
  }

  async addFile(name: string, file: string): Promise<void> {
    await this.add(name, (await stat(file)).size, createReadStream(file))
  }

  /** Writes the last entry, which is not listed in `entries`, and finishes the archive. */
  async end(name: string, text: string): Promise<void> {
    this.zip.addBuffer(Buffer.from(text), name, { mode: 0o600 })
    this.zip.end()
    await this.written
  }

  private async add(name: string, bytes: number, source: Readable): Promise<void> {
    const hash = createHash('sha256')
    const through = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece)
        done(null, piece)
      },
    })
    // The archive keeps this function until its end, and with it whatever the function refers to.
    let unread: Readable | undefined = through
    // Images and attachments are compressed already.
    const options = { size: bytes, mode: 0o600, compress: !name.includes('/') }
    this.zip.addReadStreamLazy(name, options, (read) => {
      if (unread) read(null, unread)
      unread = undefined
    })
    await Promise.race([Promise.all([pipeline(source, through), finished(through)]), this.written])
    this.entries.push({ name, bytes, sha256: hash.digest('hex') })
  }
}
