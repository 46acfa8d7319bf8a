import { askHost } from '@/lib/backend/ask-host'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { isFetchableImage, type IsTrusted } from '@/lib/backend/fetch-image'

const maxSteps = 3

/**
 * Fetches a file of at most `most` bytes; undefined if it cannot be had. Except for trusted hosts, uses https and public
 * Internet addresses only, also for redirects.
 */
export async function fetchFile(
  address: URL,
  most: number,
  signal: AbortSignal,
  isTrusted: IsTrusted,
): Promise<Buffer | undefined> {
  try {
    let url = address
    for (let steps = 0; steps <= maxSteps && isFetchableImage(url, isTrusted); steps += 1) {
      const headers = { 'accept-encoding': 'identity' }
      const response = await askHost(url, { method: 'GET', headers, signal, isTrusted: isTrusted(url) })
      const { headers: answered, statusCode = 0 } = response
      if (statusCode === 200) return await bytesUpTo(response, most)
      response.destroy()
      const next = statusCode >= 300 && statusCode < 400 ? URL.parse(answered.location ?? '', url) : null
      if (!next) return undefined
      url = next
    }
    return undefined
  } catch {
    return undefined
  }
}
