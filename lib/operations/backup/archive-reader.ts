import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { Refusal } from '@/lib/operations/refusal'
import type { StoragePrefix } from '@/lib/operations/storage'
import { fileSource, type ByteSource } from './byte-source'
import { manifestSchema, type Manifest } from './manifest'
import { databaseNames, manifestName, placeOf, secretsName } from './places'

/** Only the reason, because the message before it names the file. */
const reasonOf = (error: unknown) =>
  error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)

async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece as Buffer)
  return hash.digest('hex')
}

export type OpenBackup = (name: string) => Promise<ByteSource>

class SourceReader extends RandomAccessReader {
  constructor(private readonly source: ByteSource) {
    super()
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.source.read(start, end)
  }
}

/** Reads an archive of `ArchiveWriter`. Throws a Refusal for any other file. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  static async open(
    file: string,
    prefixes: readonly StoragePrefix[],
    open: OpenBackup = fileSource,
  ): Promise<ArchiveReader> {
    let zip: ZipFile | undefined
    try {
      const source = await open(file)
      zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.bytes, {
        lazyEntries: true,
        autoClose: false,
        strictFileNames: true,
      })
      const entries = await entriesOf(zip)
      const reader = new ArchiveReader(zip, entries, await manifestOf(zip, entries))
      await reader.check(prefixes)
      return reader
    } catch (error) {
      zip?.close()
      if (error instanceof Refusal) throw error
      throw new Refusal(`${file} is no backup, or a damaged one: ${reasonOf(error)}`)
    }
  }

  async read(name: string): Promise<Buffer> {
    return buffer(await this.stream(name))
  }

  async unpack(name: string, to: string): Promise<void> {
    await pipeline(await this.stream(name), createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }))
  }

  close(): void {
    this.zip.close()
  }

  private async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    return this.zip.openReadStreamPromise(entry)
  }

  private async check(prefixes: readonly StoragePrefix[]): Promise<void> {
    const { database, entries } = this.manifest
    const listed = new Set(entries.map(({ name }) => name))
    const known = (name: string) =>
      name === databaseNames[database] || name === secretsName || placeOf(name, prefixes) !== undefined
    const unknown = [...this.entries.keys()]
      .filter((name) => name !== manifestName)
      .find((name) => !known(name) || !listed.has(name))
    if (unknown !== undefined) throw new Error(`${JSON.stringify(unknown)} does not belong in it`)
    for (const { name, sha256 } of entries)
      if ((await sha256Of(await this.stream(name))) !== sha256) throw new Error(`${name} was changed`)
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} occurs twice`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function manifestOf(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const entry = entries.get(manifestName)
  if (!entry) throw new Error(`${manifestName} is missing`)
  const text = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(text) !== entry.crc32) throw new Error(`${manifestName} was changed`)
  return manifestSchema.parse(JSON.parse(text.toString('utf8')))
}
