import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { hashOf } from './content-hash'
import type { Head } from './head'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const unzipped = promisify(gunzip)

/** Levels of compression: of what is sent once, and of what is sent often. The best level of brotli takes a second. */
const quick = { brotli: 4, gzip: 3 }
const thorough = { brotli: 6, gzip: 6 }

const encoders = {
  br: (source: Buffer, level: typeof quick) =>
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
  gzip: (source: Buffer, level: typeof quick) => gzipped(source, { level: level.gzip }),
  identity: (source: Buffer) => Promise.resolve(source),
}

type Coding = keyof typeof encoders

function coded(coding: Coding, etag: string, length: number, bytes: () => Buffer | Promise<Buffer>) {
  const own = ['etag', etag, 'content-length', String(length)]
  if (coding !== 'identity') own.push('content-encoding', coding)
  let whole: { of: Head; head: Head } | undefined
  return {
    coding,
    etag,
    length,
    bytes,
    /** A head with the headers of this text added. That of the last call is remembered: a page has one. */
    headOf(head: Head): Head {
      if (whole?.of !== head) whole = { of: head, head: head.concat(own) }
      return whole.head
    },
  }
}

export type Coded = ReturnType<typeof coded>

export const isCompressible = (type: string) =>
  /^(?:text\/|image\/svg)|[/+](?:json|javascript|xml|manifest)|x-component/.test(type)

const accepting = (['br', 'gzip'] as const).map((coding) => ({
  coding,
  pattern: new RegExp(`(?:^|[\\s,])${coding}(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))(?:$|[\\s,;])`, 'i'),
}))

const chosen = (accepted = ''): Coding => accepting.find(({ pattern }) => pattern.test(accepted))?.coding ?? 'identity'

export async function codedOnce(source: Buffer, accepted: string | undefined): Promise<Coded> {
  const coding = chosen(accepted)
  const etag = `"${hashOf(source)}.${coding}.once"`
  const bytes = await encoders[coding](source, quick)
  return coded(coding, etag, bytes.length, () => bytes)
}

/** A text that is served often, compressed in both codings when first asked for, and only stored like that. */
export class Body {
  readonly #hash: string
  #source: Buffer | undefined
  #compressing: Promise<void> | undefined
  readonly #coded: Partial<Record<Coding, Coded>> = {}
  /** Bytes in memory. */
  size: number

  constructor(source: Buffer) {
    this.#hash = hashOf(source)
    this.#source = source
    this.size = source.length
  }

  /** Compresses the text, once. What fails is tried again at the next call. */
  compress(): Promise<void> {
    this.#compressing ??= this.#compress().catch((error: unknown) => {
      this.#compressing = undefined
      throw error
    })
    return this.#compressing
  }

  async #compress(): Promise<void> {
    const source = this.#source
    if (!source) return
    const [br, zipped] = await Promise.all([encoders.br(source, thorough), encoders.gzip(source, thorough)])
    this.#coded.br = coded('br', this.#etagOf('br'), br.length, () => br)
    this.#coded.gzip = coded('gzip', this.#etagOf('gzip'), zipped.length, () => zipped)
    this.#coded.identity = coded('identity', this.#etagOf('identity'), source.length, () => unzipped(zipped))
    this.size = br.length + zipped.length
    this.#source = undefined
  }

  async source(): Promise<Buffer> {
    return this.#source ?? (await this.for(undefined)).bytes()
  }

  isOf(source: Buffer): boolean {
    return this.#hash === hashOf(source)
  }

  /** Returns the text encoded for a client's `Accept-Encoding`: a promise only where it is not compressed yet. */
  for(accepted: string | undefined): Coded | Promise<Coded> {
    const coding = chosen(accepted)
    return this.#coded[coding] ?? this.compress().then(() => this.for(accepted))
  }

  /** Returns the ETag for a client's `Accept-Encoding`. It is strong, so it differs for each coding. */
  etag(accepted: string | undefined): string {
    return this.#etagOf(chosen(accepted))
  }

  #etagOf(coding: Coding): string {
    return `"${this.#hash}.${coding}"`
  }

  /** Returns the ETag by which a client already has this text in the coding it accepts; undefined if it does not. */
  knownAs({ 'if-none-match': names, 'accept-encoding': accepted }: IncomingHttpHeaders): string | undefined {
    const etag = this.etag(accepted)
    return names?.trim() === '*' || names?.includes(etag) ? etag : undefined
  }
}
