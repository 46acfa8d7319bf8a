import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { Body, isCompressible } from './body'
import { hashOf } from './content-hash'
import { runScript, suggestScript } from './defer-scripts'
import { begin, headOf, type Head } from './head'
import { commonHeaders, filePolicy, publicHeaders, scriptPolicy } from './policy'
import { isRead, refuseMethod, sendBody } from './send'

const types: Record<string, string> & { '.js': string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

interface StaticFile {
  file: string
  isText: boolean
  head: Head
}

const isIcon = (address: string) => /^\/(?:icons\/.+|icon\.svg|favicon\.ico)$/.test(address)

function staticFile(address: string, file: string, type: string, cacheControl: string): [string, StaticFile] {
  const isText = isCompressible(type)
  const head = headOf({
    ...commonHeaders,
    ...(isIcon(address) && publicHeaders),
    'content-security-policy': type.startsWith('text/javascript') ? scriptPolicy : filePolicy,
    'content-type': type,
    'cache-control': cacheControl,
    ...(isText && { vary: 'accept-encoding' }),
  })
  return [address, { file, isText, head }]
}

function* filesBelow(folder: string, address: string, cacheControl: string): Generator<[string, StaticFile]> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const type = types[path.extname(file)]
    if (!entry.isFile() || type === undefined) continue
    const name = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/')
    yield staticFile(address + name, file, type, cacheControl)
  }
}

export class StaticFiles {
  readonly #files: Map<string, StaticFile>
  readonly #texts: LRUCache<string, Body>

  /** `capacity` is in bytes. */
  constructor(capacity: number) {
    this.#files = new Map([
      ...filesBelow('public', '/', forAnHour),
      ...filesBelow('.next/static', '/_next/static/', forEver),
      ...[runScript, suggestScript].map(({ address, file }) => staticFile(address, file, types['.js'], forEver)),
    ])
    this.#texts = new LRUCache({ maxSize: capacity, sizeCalculation: (body) => body.size + 1 })
  }

  has(address: string): boolean {
    return this.#files.has(address)
  }

  /** Sends the file at a path, or 405 for a method that does not read. Returns undefined if there is no file. */
  send(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> | undefined {
    const result = this.#files.get(address)
    if (!result) return undefined
    return isRead(request) ? this.#send(request, response, address, result) : Promise.resolve(refuseMethod(response))
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    { file, isText, head }: StaticFile,
  ): Promise<void> {
    if (isText) return sendBody(request, response, 200, await this.#text(address, file), head)
    const bytes = await readFile(file)
    const etag = `"${hashOf(bytes)}"`
    if (request.headers['if-none-match']?.includes(etag))
      return void begin(response, 304, [...head, 'etag', etag]).end()
    const whole = [...head, 'etag', etag, 'content-length', String(bytes.length)]
    begin(response, 200, whole).end(request.method === 'HEAD' ? undefined : bytes)
  }

  async #text(address: string, file: string): Promise<Body> {
    const cached = this.#texts.get(address)
    if (cached) return cached
    const body = new Body(await readFile(file))
    this.#texts.set(address, body)
    await body.compress()
    // Setting it again updates its size in the cache.
    if (this.#texts.peek(address) === body) this.#texts.set(address, body)
    return body
  }
}
