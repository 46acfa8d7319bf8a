import type { IncomingMessage } from 'node:http'
import { typeOfImage } from '@/lib/content/image-types'
import { isTooManyPixels, maxPixels, type ImageError } from '@/lib/content/uploaded-images/limits'
import { checkVideo } from '@/lib/consultation/attachments/video'
import { askHost } from './ask-host'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { ImageUnavailable } from './port'
import { ClosedNetwork, isClosedHost } from './public-address'
import { siteAgent } from './site-agent'

export const maxFetchedBytes = 20 * 1024 * 1024

const maxSteps = 3

export interface Image {
  data: Buffer
  type: string
}

/** Why no image is taken from an address; `closed`: it leads to where only https on the public Internet may lead. */
export type FetchError = ImageError | 'closed' | 'unavailable'

/** The host is up, but the image is not acceptable or may not be fetched. */
export class NotAImage extends ImageUnavailable {
  static override readonly kind: string = 'NotAPicture'
  constructor(
    message: string,
    readonly error: FetchError,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export function fetchErrorOf(error: ImageUnavailable): FetchError {
  if (error instanceof NotAImage) return error.error
  return error.cause instanceof ClosedNetwork ? 'closed' : 'unavailable'
}

/** Whether a host may be called over plain http or in a private network, because the settings name it. */
export type IsTrusted = (url: URL) => boolean

export const isFetchableImage = (url: URL, isTrusted: IsTrusted): boolean =>
  isTrusted(url) ||
  (url.protocol === 'https:' && url.username === '' && url.password === '' && !isClosedHost(url.hostname))

async function ask(url: URL, signal: AbortSignal, isTrusted: IsTrusted): Promise<IncomingMessage> {
  if (!isFetchableImage(url, isTrusted)) throw new NotAImage(`${url.origin} is not asked for pictures`, 'closed')
  // The checks apply to the bytes as sent: with a content encoding they could expand to any size.
  const headers = { accept: 'image/*,video/mp4', 'accept-encoding': 'identity', 'user-agent': siteAgent() }
  return askHost(url, { method: 'GET', headers, signal, isTrusted: isTrusted(url) })
}

async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const whole = await bytesUpTo(response, maxFetchedBytes).catch((cause: unknown) => {
    throw new NotAImage('a picture broke off, or took too long', 'unavailable', { cause })
  })
  if (!whole) throw new NotAImage('a picture is too large', 'imageTooLarge')
  return whole
}

/** Throws NotAImage if the data is damaged or too large. Decodes the whole image if it may be truncated. */
async function assertReadable(data: Buffer, mayBreakOff: boolean): Promise<void> {
  const { default: sharp } = await import('sharp')
  const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'truncated' })
  try {
    await (mayBreakOff ? image.stats() : image.metadata())
  } catch (error) {
    const kind = isTooManyPixels(error) ? 'imagePixels' : 'imageDamaged'
    throw new NotAImage('a picture is damaged or too large', kind, { cause: error })
  }
}

async function imageIn(response: IncomingMessage): Promise<Image> {
  const data = await wholeBody(response)
  const type = typeOfImage(data)
  if (!type) throw new NotAImage('what was answered is no picture', 'imageKind')
  // With neither length nor chunks it ends with its connection: only the data show whether it is complete.
  await assertReadable(
    data,
    response.headers['content-length'] === undefined && response.headers['transfer-encoding'] === undefined,
  )
  return { data, type }
}

export async function videoIn(response: IncomingMessage): Promise<Image> {
  const data = await wholeBody(response)
  try {
    checkVideo(data)
  } catch (error) {
    throw new NotAImage('what was answered is no video', 'imageKind', { cause: error })
  }
  return { data, type: 'video/mp4' }
}

async function follow(
  url: URL,
  signal: AbortSignal,
  isTrusted: IsTrusted,
  read: typeof imageIn,
  steps = 0,
): Promise<Image | undefined> {
  const response = await ask(url, signal, isTrusted)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return read(response)
  response.destroy()
  if (statusCode === 404 || statusCode === 410) return undefined
  const next =
    statusCode >= 300 && statusCode < 400 && headers.location !== undefined ? URL.parse(headers.location, url) : null
  if (!next || steps === maxSteps) throw new NotAImage(`status ${statusCode}`, 'unavailable')
  return follow(next, signal, isTrusted, read, steps + 1)
}

/** A complete image, or a video; undefined if its host lacks it. Throws NotAImage, or ImageUnavailable. */
export async function fetchImage(
  address: string,
  signal: AbortSignal,
  isTrusted: IsTrusted,
  read = imageIn,
): Promise<Image | undefined> {
  try {
    return await follow(new URL(address), signal, isTrusted, read)
  } catch (cause) {
    const message = `no picture from ${new URL(address).host}: ${cause instanceof Error ? cause.message : 'failed'}`
    throw cause instanceof NotAImage
      ? new NotAImage(message, cause.error, { cause })
      : new ImageUnavailable(message, { cause })
  }
}
