import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { dataFolder } from '@/lib/backend/embedded/data-folders'
import { pictureType } from '@/lib/content/picture-types'
import { decodeSegment } from '@/lib/domain/ids'
import { settings } from '@/lib/settings'

const missing = () => new Response(null, { status: 404 })

/** Stored names change with their content, so a browser never has to ask again. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

async function fromDisk(name: string, type: string): Promise<Response> {
  const file = path.join(dataFolder('media'), name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return missing()
  return new Response(await openAsBlob(file), { headers: { ...headers, 'content-type': type, 'content-length': String(found.size) } })
}

async function fromRemote(backendUrl: string, name: string, type: string): Promise<Response> {
  const address = new URL(`/media/${encodeURIComponent(name)}`, backendUrl)
  const response = await fetch(address, { signal: AbortSignal.timeout(settings().BACKEND_TIMEOUT_MS) }).catch(() => undefined)
  if (!response) return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  return response.ok ? new Response(response.body, { headers: { ...headers, 'content-type': type } }) : missing()
}

/** One uploaded picture, from the data folder or from the hosted backend. */
export function mediaResponse(name: string): Promise<Response> | Response {
  const decoded = decodeSegment(name)
  const type = pictureType(decoded)
  if (!type || decoded !== path.basename(decoded) || decoded.startsWith('.')) return missing()
  const { BACKEND_URL } = settings()
  return BACKEND_URL ? fromRemote(BACKEND_URL, decoded, type) : fromDisk(decoded, type)
}
