import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { later } from './later'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const unzipped = promisify(gunzip)

const quick = { brotli: 5, gzip: 6 }
const best = { brotli: 11, gzip: 9 }

/** A text as clients accept it. */
const encoders = {
  br: (source: Buffer, level: typeof quick) => brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  gzip: (source: Buffer, level: typeof quick) => gzipped(source, { level: level.gzip }),
  identity: (source: Buffer) => Promise.resolve(source),
}

type Coding = keyof typeof encoders

/** A short name for exactly these bytes. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** A text as one client gets it. */
export interface Coded {
  coding: Coding
  etag: string
  /** In bytes. */
  length: number
  bytes: () => Buffer | Promise<Buffer>
}

/** Types worth compressing. */
export const isCompressible = (type: string) => /^(?:text\/|image\/svg)|[/+](?:json|javascript|xml|manifest)|x-component/.test(type)

/** By preference: how a client says that it takes a coding. */
const accepting = (['br', 'gzip'] as const).map((coding) => ({
  coding,
  pattern: new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))(?:$|[\\s,;])`, 'i'),
}))

const chosen = (accepted = ''): Coding => accepting.find(({ pattern }) => pattern.test(accepted))?.coding ?? 'identity'

/** A text for one client: compressed once, quickly, in the coding that the client accepts. */
export async function codedOnce(source: Buffer, accepted: string | undefined): Promise<Coded> {
  const coding = chosen(accepted)
  const etag = `"${hashOf(source)}.${coding}.once"`
  const bytes = await encoders[coding](source, quick)
  return { coding, etag, length: bytes.length, bytes: () => bytes }
}

/** Bytes of a text that is made as small as it gets: a larger one would keep a processor for many seconds. */
const mostImproved = 1024 * 1024

const compress = async (source: Buffer, level: typeof quick) => ({ br: await encoders.br(source, level), gzip: await encoders.gzip(source, level) })

/** A text that is served often: compressed quickly at first, as small as it gets soon after. What is not compressed is not kept. */
export class Body {
  readonly #hash: string
  readonly #length: number
  #bytes: { br: Buffer; gzip: Buffer }
  #isBest = false

  private constructor(source: Buffer, bytes: { br: Buffer; gzip: Buffer }) {
    this.#hash = hashOf(source)
    this.#length = source.length
    this.#bytes = bytes
  }

  /** Compresses a text quickly. */
  static async of(source: Buffer): Promise<Body> {
    return new Body(source, await compress(source, quick))
  }

  /** Makes it as small as it gets, in the background and after what else waits there. Where it is done, not wanted any more or too much, nothing happens. */
  improve(isWanted: () => boolean, done: () => void): void {
    later(async () => {
      if (this.#isBest || this.#length > mostImproved || !isWanted()) return
      this.#bytes = await compress(await unzipped(this.#bytes.gzip), best)
      this.#isBest = true
      done()
    })
  }

  /** Bytes of memory it takes. */
  get size(): number {
    return this.#bytes.br.length + this.#bytes.gzip.length
  }

  /** The text for a client that says what it accepts. */
  for(accepted: string | undefined): Coded {
    const [coding, etag] = [chosen(accepted), this.etag(accepted)]
    if (coding === 'identity') return { coding, etag, length: this.#length, bytes: () => unzipped(this.#bytes.gzip) }
    const bytes = this.#bytes[coding]
    return { coding, etag, length: bytes.length, bytes: () => bytes }
  }

  /** The name of the bytes such a client gets: strong, so one for each coding and quality. */
  etag(accepted: string | undefined): string {
    return `"${this.#hash}.${chosen(accepted)}${this.#isBest ? '' : '.quick'}"`
  }

  /** The name by which a client says it has this text already, in the coding it accepts and of any quality; undefined when it has not. */
  knownAs({ 'if-none-match': names, 'accept-encoding': accepted }: IncomingHttpHeaders): string | undefined {
    if (names?.trim() === '*') return this.etag(accepted)
    return names ? new RegExp(`"${this.#hash}\\.${chosen(accepted)}(?:\\.quick)?"`).exec(names)?.[0] : undefined
  }
}
