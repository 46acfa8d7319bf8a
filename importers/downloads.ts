import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isVideo } from '@/lib/content/document-types'
import type { Files } from '@/lib/content/export/entries'
import { writeDocument } from './write-document'
import { imageReasons, writeImage } from '@/lib/content/import/write-image'
import type { ConvertedImage } from '@/lib/content/uploaded-images/convert'
import { ImageRefused } from '@/lib/content/uploaded-images/limits'
import { decodeSegment } from '@/lib/domain/ids'
import { fetchErrorOf, fetchImage, maxFetchedBytes, videoIn, type FetchError } from '@/lib/backend/fetch-image'
import { ImageUnavailable } from '@/lib/backend/port'

export interface DownloadBounds {
  count: number
  bytes: number
  /** Milliseconds for one attempt, and before the next one. */
  timeoutMs: number
  retryMs: number
}

const usualBounds: DownloadBounds = { count: 20_000, bytes: 4 * 1024 ** 3, timeoutMs: 30_000, retryMs: 1000 }

const attempts = 3

/** Failures of a host in a row after which each of its images is tried once only: it may be gone. */
const failuresOfGone = 5

const reasons: Record<FetchError, string> = {
  closed: 'its host is not on the public Internet',
  unavailable: 'its host did not deliver it',
  ...imageReasons,
  imageTooLarge: `it has too many bytes: at most ${maxFetchedBytes / 1024 ** 2} MB are downloaded`,
}

interface Loss {
  error: string
  mayComeLater: boolean
  isMissing?: boolean
  /** Whether somebody may give it, for another import. */
  mayBeGiven?: boolean
}

/** Downloads images into the folder `images` of a content folder, each address once, and the backend's own videos. */
export interface Downloads extends Files {
  lossOf(address: string): Loss | undefined
  sha256Of(file: string): string | undefined
}

/** Fetches with retries, where a host that fails may still recover. Only `origin` may be in a closed network. */
function patientFetcher(origin: string | undefined, { timeoutMs, retryMs }: DownloadBounds) {
  const failures = new Map<string, number>()
  return async function fetched(url: URL, read?: typeof videoIn, attempt = 1): Promise<Buffer | undefined> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const result = await fetchImage(url.href, signal, (requested) => requested.origin === origin, read)
      failures.delete(url.host)
      return result?.data
    } catch (error) {
      const mayPass = error instanceof ImageUnavailable && fetchErrorOf(error) === 'unavailable'
      const before = failures.get(url.host) ?? 0
      if (!mayPass || attempt === attempts || before >= failuresOfGone) {
        if (mayPass) failures.set(url.host, before + 1)
        throw error
      }
      await setTimeout(retryMs * attempt)
      return fetched(url, read, attempt + 1)
    }
  }
}

/** Throws an error that says nothing of the image. */
function lossBy(error: unknown): Loss {
  if (error instanceof ImageRefused) return { error: imageReasons[error.error], mayComeLater: false }
  if (!(error instanceof ImageUnavailable)) throw error
  const kind = fetchErrorOf(error)
  return { error: reasons[kind], mayComeLater: kind === 'unavailable' }
}

const nameIn = (url: URL): string => decodeSegment(url.pathname.split('/').at(-1) ?? '')

/** Only the backend's own host may be in a closed network, or be asked by plain http. `find` is asked first. */
export function imageDownloads(
  baseUrl: string | undefined,
  folder: string,
  convert: (data: Buffer) => Promise<ConvertedImage>,
  bounds: DownloadBounds = usualBounds,
  find: (url: URL) => Promise<Buffer | undefined> = () => Promise.resolve(undefined),
): Downloads {
  const origin = baseUrl === undefined ? undefined : new URL(baseUrl).origin
  const known = new Map<string, { name: string } | Loss>()
  const hashes = new Map<string, string>()
  const fetched = patientFetcher(origin, bounds)
  let bytes = 0

  function addressOf(address: string): URL | undefined {
    const url = URL.parse(address.trim(), origin && `${origin}/`)
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    if (url.origin !== origin) url.protocol = 'https:'
    return url
  }

  async function download(url: URL): Promise<{ name: string } | Loss> {
    if (known.size >= bounds.count) return { error: `there are more than ${bounds.count} pictures`, mayComeLater: true }
    if (bytes >= bounds.bytes)
      return { error: `all pictures together have more than ${bounds.bytes / 1024 ** 2} MB`, mayComeLater: true }
    try {
      const result = (await find(url)) ?? (await fetched(url))
      if (!result) return { error: 'there is no such picture', mayComeLater: false, isMissing: true }
      bytes += result.length
      const stem = path.parse(nameIn(url)).name
      const { file, sha256 } = await writeImage(folder, stem, result, convert)
      hashes.set(file, sha256)
      return { name: file }
    } catch (error) {
      return lossBy(error)
    }
  }

  return {
    async image(address) {
      const url = addressOf(address)
      if (!url) return undefined
      const before = known.get(url.href) ?? (await download(url))
      known.set(url.href, before)
      return 'name' in before ? before.name : undefined
    },
    sha256Of: (file) => hashes.get(file),
    async document(address) {
      const url = addressOf(address)
      if (!url || url.origin !== origin || !isVideo(url.pathname)) return undefined
      const match = await fetched(url, videoIn).catch(() => undefined)
      return match && writeDocument(folder, nameIn(url), match)
    },
    lossOf(address) {
      const found = known.get(addressOf(address)?.href ?? '')
      return found && 'error' in found ? found : undefined
    },
  }
}
