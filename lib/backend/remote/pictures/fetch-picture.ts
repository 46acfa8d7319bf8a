import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getEncrypted } from 'node:https'
import sharp from 'sharp'
import { typeOfPicture } from '@/lib/content/picture-types'
import { bytesUpTo } from '../../bytes-up-to'
import { PictureUnavailable } from '../../port'
import { isClosedHost, publicLookup } from './public-address'

/** Bytes of the largest picture that is taken, and pixels: more than the largest photos of phones. */
const [mostBytes, mostPixels] = [20 * 1024 * 1024, 8192 * 8192]

/** Redirects that are followed. */
const mostSteps = 3

export interface Picture {
  data: Buffer
  /** MIME type, by its bytes. */
  type: string
}

/** The host answered, or would, and not with a picture that can be taken: it is well itself. */
export class NotAPicture extends PictureUnavailable {}

/** Whether a host may be asked though it is called by plain http, or in a closed network: those that the settings name. */
export type IsTrusted = (url: URL) => boolean

/** Whether an address may be asked for a picture at all. */
export const mayBeAsked = (url: URL, isTrusted: IsTrusted): boolean => isTrusted(url) || (url.protocol === 'https:' && url.username === '' && url.password === '' && !isClosedHost(url.hostname))

function ask(url: URL, signal: AbortSignal, isTrusted: IsTrusted): Promise<IncomingMessage> {
  if (!mayBeAsked(url, isTrusted)) throw new NotAPicture(`${url.origin} is not asked for pictures`)
  const get = url.protocol === 'https:' ? getEncrypted : getPlain
  // As it was looked at, so it must come: compressed once more it could be of any size.
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers, signal, ...(!isTrusted(url) && { lookup: publicLookup }) }, resolve).once('error', reject)
  })
}

async function wholeBody(response: IncomingMessage): Promise<Buffer> {
  const whole = await bytesUpTo(response, mostBytes).catch((cause: unknown) => {
    throw new NotAPicture('a picture broke off, or took too long', { cause })
  })
  if (!whole) throw new NotAPicture('a picture is too large')
  return whole
}

/** Throws NotAPicture where a picture is not what it looks like, or too large; where it may have broken off, all of it is read. */
async function assertReadable(data: Buffer, mayBreakOff: boolean): Promise<void> {
  const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'truncated' })
  try {
    await (mayBreakOff ? picture.stats() : picture.metadata())
  } catch (error) {
    throw new NotAPicture('a picture is damaged or too large', { cause: error })
  }
}

/** What was answered, where it is a whole picture. */
async function pictureIn(response: IncomingMessage): Promise<Picture> {
  const data = await wholeBody(response)
  const type = typeOfPicture(data)
  if (!type) throw new NotAPicture('what was answered is no picture')
  // Nothing but the picture tells whether an answer is whole that ends with its connection.
  await assertReadable(data, response.headers['content-length'] === undefined && response.headers['transfer-encoding'] === undefined)
  return { data, type }
}

async function follow(url: URL, signal: AbortSignal, isTrusted: IsTrusted, steps = 0): Promise<Picture | undefined> {
  const response = await ask(url, signal, isTrusted)
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return pictureIn(response)
  response.destroy()
  if (statusCode === 404 || statusCode === 410) return undefined
  const next = statusCode >= 300 && statusCode < 400 && headers.location !== undefined ? URL.parse(headers.location, url) : null
  if (!next || steps === mostSteps) throw new NotAPicture(`status ${statusCode}`)
  return follow(next, signal, isTrusted, steps + 1)
}

/**
 * Fetches a picture whole; undefined where its host has none. Asks by https and on the public Internet alone, redirects included, but for trusted
 * hosts. Throws NotAPicture for whatever else is answered, PictureUnavailable where nothing is.
 */
export async function fetchPicture(address: string, signal: AbortSignal, isTrusted: IsTrusted): Promise<Picture | undefined> {
  try {
    return await follow(new URL(address), signal, isTrusted)
  } catch (cause) {
    const message = `no picture from ${new URL(address).host}: ${cause instanceof Error ? cause.message : 'failed'}`
    throw cause instanceof NotAPicture ? new NotAPicture(message, { cause }) : new PictureUnavailable(message, { cause })
  }
}
