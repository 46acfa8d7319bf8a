import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { hashOf } from './content-hash'
import type { Head } from './head'
import { later } from './later'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const [unbrotli, unzipped] = [promisify(brotliDecompress), promisify(gunzip)]

const quick = { brotli: 4, gzip: 3 }
const best = { brotli: 11, gzip: 9 }

/** Encodes a text in each coding that clients accept. */
const encoders = {
  br: (source: Buffer, level: typeof quick) =>
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
  gzip: (source: Buffer, level: typeof quick) => gzipped(source, { level: level.gzip }),
  identity: (source: Buffer) => Promise.resolve(source),
}

type Coding = keyof typeof encoders

/** A text in one coding, with its `length` in bytes. */
export class Coded {
  readonly coding: Coding
  readonly etag: string
  readonly length: number
  readonly bytes: () => Buffer | Promise<Buffer>
  readonly #own: Head
  #whole: { of: Head; head: Head } | undefined

  constructor(coding: Coding, etag: string, length: number, bytes: () => Buffer | Promise<Buffer>) {
    this.coding = coding
    this.etag = etag
    this.length = length
    this.bytes = bytes
    const own = ['etag', etag, 'content-length', String(length)]
    this.#own = coding === 'identity' ? own : [...own, 'content-encoding', coding]
  }

  /** A head with the headers of this text added. That of the last call is remembered: a page has one. */
  headOf(head: Head): Head {
    if (this.#whole?.of !== head) this.#whole = { of: head, head: head.concat(this.#own) }
    return this.#whole.head
  }
}

/** Whether a content type is worth compressing. */
export const isCompressible = (type: string) =>
  /^(?:text\/|image\/svg)|[/+](?:json|javascript|xml|manifest)|x-component/.test(type)

/** Codings by preference, with the pattern by which an `Accept-Encoding` header accepts each of them. */
const accepting = (['br', 'gzip'] as const).map((coding) => ({
  coding,
  pattern: new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))(?:$|[\\s,;])`, 'i'),
}))

const chosen = (accepted = ''): Coding => accepting.find(({ pattern }) => pattern.test(accepted))?.coding ?? 'identity'

/** Encodes a text for one client: compressed once, at a fast level, in a coding that the client accepts. */
export async function codedOnce(source: Buffer, accepted: string | undefined): Promise<Coded> {
  const coding = chosen(accepted)
  const etag = `"${hashOf(source)}.${coding}.once"`
  const bytes = await encoders[coding](source, quick)
  return new Coded(coding, etag, bytes.length, () => bytes)
}

/** Bytes. A longer text is not recompressed at the best level, which would occupy a processor for many seconds. */
const mostImproved = 1024 * 1024

/**
 * A sixth of a millisecond for 120 KB, a tenth of what the codings of clients take; at once, since handing it to another
 * thread takes twice as much.
 */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** How much longer a text is in both codings of clients than as it is stored while neither or one was asked for. */
const bothRatio = 2.2

/**
 * A text that is served often. It is stored packed first. It is compressed at a fast level in each coding when a client
 * asks for that, and at the best level in all of them soon after. The uncompressed text is not stored.
 */
export class Body {
  readonly #hash: string
  readonly #length: number
  /** Packed, until it is compressed for a client. */
  #packed: Buffer | undefined
  #bytes: { br?: Buffer; gzip?: Buffer } = {}
  #isBest = false
  /** The text in each coding that a client has asked for, made once at each level. */
  #coded: Partial<Record<Coding, Coded | Promise<Coded>>> = {}

  private constructor(source: Buffer, packed: Buffer) {
    this.#hash = hashOf(source)
    this.#length = source.length
    this.#packed = packed
  }

  /** Packs a text. */
  static of(source: Buffer): Body {
    return new Body(source, zstdCompressSync(source, packing))
  }

  /** The text itself. */
  async source(): Promise<Buffer> {
    const { br, gzip: zipped } = this.#bytes
    if (zipped) return unzipped(zipped)
    if (br) return unbrotli(br)
    return this.#packed ? zstdDecompressSync(this.#packed) : Buffer.alloc(0)
  }

  /**
   * Recompresses the text at the best level, in the background, after the work already queued there. Does nothing if
   * this is already done, if the text is no longer wanted or if it is too long. `done` is called after recompression.
   */
  improve(isWanted: () => boolean, done: () => void): void {
    later(async () => {
      if (this.#isBest || this.#length > mostImproved || !isWanted()) return
      const source = await this.source()
      this.#bytes = { br: await encoders.br(source, best), gzip: await encoders.gzip(source, best) }
      this.#packed = undefined
      this.#isBest = true
      this.#coded = {}
      done()
    })
  }

  /** Whether this is the body of a text. */
  isOf(source: Buffer): boolean {
    return this.#hash === hashOf(source)
  }

  /** Bytes of memory used, or those that both codings will take when they are asked for. */
  get size(): number {
    const { br, gzip: zipped } = this.#bytes
    return br && zipped ? br.length + zipped.length : Math.ceil((br ?? zipped ?? this.#packed ?? []).length * bothRatio)
  }

  /** Returns the text encoded for a client's `Accept-Encoding`: a promise only where it is not compressed so yet. */
  for(accepted: string | undefined): Coded | Promise<Coded> {
    const coding = chosen(accepted)
    const known = this.#coded[coding]
    if (known) return known
    const coded = this.#codedAs(coding)
    this.#coded[coding] = coded
    // The next request tries again.
    if (coded instanceof Promise)
      coded.catch(() => {
        if (this.#coded[coding] === coded) delete this.#coded[coding]
      })
    return coded
  }

  #codedAs(coding: Coding): Coded | Promise<Coded> {
    const etag = this.#etagOf(coding)
    if (coding === 'identity') return new Coded(coding, etag, this.#length, () => this.source())
    const bytes = this.#bytes[coding]
    return bytes ? new Coded(coding, etag, bytes.length, () => bytes) : this.#compressed(coding, etag)
  }

  /** Compresses the text at the fast level. */
  async #compressed(coding: 'br' | 'gzip', etag: string): Promise<Coded> {
    const of = this.#bytes
    const bytes = await encoders[coding](await this.source(), quick)
    const coded = new Coded(coding, etag, bytes.length, () => bytes)
    // Meanwhile the text may have been recompressed.
    if (of === this.#bytes) {
      of[coding] = bytes
      this.#packed = undefined
      this.#coded[coding] = coded
    }
    return coded
  }

  /**
   * Returns the ETag for a client's `Accept-Encoding`. It is strong, so it differs for each coding and compression
   * level.
   */
  etag(accepted: string | undefined): string {
    return this.#etagOf(chosen(accepted))
  }

  #etagOf(coding: Coding): string {
    return `"${this.#hash}.${coding}${this.#isBest ? '' : '.quick'}"`
  }

  /**
   * Returns the ETag by which a client already has this text, in the coding it accepts and at any compression level.
   * Returns undefined if the client does not have it.
   */
  knownAs({ 'if-none-match': names, 'accept-encoding': accepted }: IncomingHttpHeaders): string | undefined {
    if (names?.trim() === '*') return this.etag(accepted)
    if (!names) return undefined
    const name = `"${this.#hash}.${chosen(accepted)}`
    return [`${name}"`, `${name}.quick"`].find((known) => names.includes(known))
  }
}
