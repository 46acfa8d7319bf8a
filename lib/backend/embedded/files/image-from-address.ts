import path from 'node:path'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { fetchErrorOf, fetchImage, maxFetchedBytes, type FetchError, type Image } from '@/lib/backend/fetch-image'
import { ImageUnavailable } from '@/lib/backend/port'
import { mediaNameOf } from '@/lib/content/media-address'
import { maxPixels } from '@/lib/content/uploaded-images/limits'
import { decodeSegment } from '@/lib/domain/ids'
import { assertRole } from '../access'
import { findOne } from '../database/find'
import { labelFor, type StudioKey } from '../labels'
import { convertingAhead, type UploadedFile } from './converted-image'
import { permitted } from '../permissions'
import { refusalFor } from './convert-image'
import { withConcurrencyLimit } from '../studio-api/with-concurrency-limit'

const timeoutMs = 10_000

const given = z.object({ address: z.url({ protocol: /^https?$/ }).max(2000), alt: z.string().max(500).default('') })

/** No host is called over plain http or in a private network. */
const nobodyIsTrusted = () => false

const ownImage = (name: string, req: PayloadRequest) =>
  findOne(
    req.payload,
    'media',
    { or: [{ filename: { equals: name } }, { formerNames: { in: [name] } }] },
    { overrideAccess: false, req },
  )

const wordsOf = (error: FetchError): StudioKey =>
  error === 'closed' ? 'fetchImageClosed' : error === 'unavailable' ? 'fetchImageRefused' : error

function refused(req: PayloadRequest, key: StudioKey): APIError {
  const values = { most: maxFetchedBytes / 1024 ** 2, pixels: Math.floor(maxPixels / 1_000_000) }
  return new APIError(labelFor(req, key, values), 422, {}, true)
}

/** The image at an address of another site. Throws an APIError 422 with the reason if there is none. */
async function fetched(req: PayloadRequest, address: string): Promise<Image> {
  const image = await fetchImage(address, AbortSignal.timeout(timeoutMs), nobodyIsTrusted).catch((error: unknown) => {
    if (!(error instanceof ImageUnavailable)) throw error
    throw refused(req, wordsOf(fetchErrorOf(error)))
  })
  if (!image) throw refused(req, 'fetchImageMissing')
  return image
}

function nameFor(address: string, type: string): string {
  const { name } = path.parse(decodeSegment(new URL(address).pathname.split('/').at(-1) ?? ''))
  return `${name || 'picture'}.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}

async function store(req: PayloadRequest, address: string, alt: string, { data, type }: Image): Promise<number> {
  const input = { data, name: nameFor(address, type), mimetype: type, size: data.length }
  const create = (file: UploadedFile) =>
    req.payload.create({ collection: 'media', data: { alt }, file, depth: 0, overrideAccess: false, req })
  const { id } = await convertingAhead(input, create).catch((error: unknown) => {
    throw refusalFor(req, error)
  })
  return id
}

/** Stores a copy of an image of another site that staff pasted: of public hosts, by https. 422 if there is none. */
export const imageFromAddress: Endpoint = {
  path: '/from-address',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted('media', 'create'))
    const body: unknown = await req.json?.().catch(() => undefined)
    const input = given.safeParse(body)
    if (!input.success) throw new APIError('Bad Request', 400)
    const { address, alt } = input.data
    const name = mediaNameOf(address)
    const own = name === undefined ? undefined : await ownImage(name, req)
    if (own) return Response.json({ id: own.id })
    // An image is in memory until it is stored.
    if (name !== undefined) throw refused(req, 'fetchImageMissing')
    const id = await withConcurrencyLimit('bodies', req, async () =>
      store(req, address, alt, await fetched(req, address)),
    )
    return Response.json({ id }, { status: 201 })
  },
}
