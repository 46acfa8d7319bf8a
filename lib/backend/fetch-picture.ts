import type { IncomingMessage } from 'node:http'
import { typeOfPicture } from '@/lib/content/picture-types'
import { isTooManyPixels, maxPixels, type PictureFault } from '@/lib/content/pictures/limits'
import { checkVideo } from '@/lib/consultation/attachments/video'
import { askHost } from './ask-host'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { PictureUnavailable } from './port'
import { ClosedNetwork, isClosedHost } from './public-address'
import { siteAgent } from './site-agent'

export const maxFetchedBytes = 20 * 1024 * 1024

const maxSteps = 3

export interface Picture {
  data: Buffer
  type: string
}

/** Why no picture is taken from an address; `closed`: it leads to where only https on the public Internet may lead. */
export type FetchFault = PictureFault | 'closed' | 'unavailable'

/** The host is up, but the picture is not acceptable or may not be fetched. */
export class NotAPicture extends PictureUnavailable {
  static override readonly kind: string = 'NotAPicture'
  constructor(
    message: string,
    readonly fault: FetchFault,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export function fetchFaultOf(error: PictureUnavailable): FetchFault {
  if (error instanceof NotAPicture) return error.fault
  return error.cause instanceof ClosedNetwork ? 'closed' : 'unavailable'
}

/** Whether a host may be called over plain http or in a private network, because the settings name it. */
export type IsTrusted = (url: URL) => boolean

export const isFetchableImage = (url: URL, isTrusted: IsTrusted): boolean =>
  isTrusted(url) ||
  (url.protocol === 'https:' && url.username === '' && url.password === '' && !isClosedHost(url.hostname))

async function ask(url: URL, signal: AbortSignal, isTrusted: IsTrusted): Promise<IncomingMessage> {
  if (!isFetchableImage(url, isTrusted)) throw new NotAPicture(`${url.origin} is not asked for pictures`, 'closed')
  // The checks apply to the bytes as sent: with a content encoding they could expand to any size.
  const headers = { accept: 'image/*,video/mp4', 'accept-encoding': 'identity', 'user-agent': siteAgent() }
  return askHost(url, { method: 'GET', headers, signal, isTrusted: isTrusted(url) })
}

async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const whole = await bytesUpTo(response, maxFetchedBytes).catch((cause: unknown) => {
    throw new NotAPicture('a picture broke off, or took too long', 'unavailable', { cause })
  })
  if (!whole) throw new NotAPicture('a picture is too large', 'pictureTooLarge')
  return whole
}

/** Throws NotAPicture if the data is damaged or too large. Decodes the whole picture if it may be truncated. */
async function assertReadable(data: Buffer, mayBreakOff: boolean): Promise<void> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(data, { limitInputPixels: maxPixels, failOn: 'truncated' })
  try {
    await (mayBreakOff ? picture.stats() : picture.metadata())
  } catch (error) {
    const fault = isTooManyPixels(error) ? 'picturePixels' : 'pictureDamaged'
    throw new NotAPicture('a picture is damaged or too large', fault, { cause: error })
  }
}

/** The picture in a response. Throws NotAPicture unless it is a complete one. */
async function pictureIn(response: IncomingMessage): Promise<Picture> {
  const data = await wholeBody(response)
  const type = typeOfPicture(data)
  if (!type) throw new NotAPicture('what was answered is no picture', 'pictureKind')
  // A response with neither length nor chunks ends with its connection; only the picture's data shows whether it is
  // complete.
  await assertReadable(
    data,
    response.headers['content-length'] === undefined && response.headers['transfer-encoding'] === undefined,
  )
  return { data, type }
}

/** The video in a response. Throws NotAPicture unless it is a complete one. */
export async function videoIn(response: IncomingMessage): Promise<Picture> {
  const data = await wholeBody(response)
  try {
    checkVideo(data)
  } catch (error) {
    throw new NotAPicture('what was answered is no video', 'pictureKind', { cause: error })
  }
  return { data, type: 'video/mp4' }
}

async function follow(
  url: URL,
  signal: AbortSignal,
  isTrusted: IsTrusted,
  read: typeof pictureIn,
  steps = 0,
): Promise<Picture | undefined> {
  const response = await ask(url, signal, isTrusted)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return read(response)
  response.destroy()
  if (statusCode === 404 || statusCode === 410) return undefined
  const next =
    statusCode >= 300 && statusCode < 400 && headers.location !== undefined ? URL.parse(headers.location, url) : null
  if (!next || steps === maxSteps) throw new NotAPicture(`status ${statusCode}`, 'unavailable')
  return follow(next, signal, isTrusted, read, steps + 1)
}

/**
 * Fetches a complete picture, or with `videoIn` a video; undefined if its host reports that it is missing. Except for
 * trusted hosts, uses https and public Internet addresses only, also for redirects. Throws NotAPicture for any other
 * answer, PictureUnavailable if there is no answer.
 */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
  isTrusted: IsTrusted,
  read = pictureIn,
): Promise<Picture | undefined> {
  try {
    return await follow(new URL(address), signal, isTrusted, read)
  } catch (cause) {
    const message = `no picture from ${new URL(address).host}: ${cause instanceof Error ? cause.message : 'failed'}`
    throw cause instanceof NotAPicture
      ? new NotAPicture(message, cause.fault, { cause })
      : new PictureUnavailable(message, { cause })
  }
}
