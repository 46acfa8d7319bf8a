import path from 'node:path'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { fetchPicture, type Picture } from '@/lib/backend/fetch-picture'
import { PictureUnavailable } from '@/lib/backend/port'
import { mediaNameOf } from '@/lib/content/media-address'
import { decodeSegment } from '@/lib/domain/ids'
import { assertRole } from '../access'
import { wordsFor } from '../labels'
import { convertingAhead, type UploadedFile } from './converted-picture'
import { permitted } from '../permissions'
import { refusalFor } from '../hooks/convert-picture'
import { inTurn } from '../studio-api/in-turn'

/** Milliseconds in which another host must have delivered a picture. */
const timeoutMs = 10_000

const given = z.object({ address: z.url({ protocol: /^https?$/ }).max(2000), alt: z.string().max(500).default('') })

/** No host is called over plain http or in a private network. */
const nobodyIsTrusted = () => false

/** The picture of this site with a name, or a former name; undefined if there is none. */
async function ownPicture(name: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: [{ filename: { equals: name } }, { formerNames: { in: [name] } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]
}

async function fetched(address: string) {
  try {
    return await fetchPicture(address, AbortSignal.timeout(timeoutMs), nobodyIsTrusted)
  } catch (error) {
    if (error instanceof PictureUnavailable) return undefined
    throw error
  }
}

/** The name of a stored picture, by its address and its real type. */
function nameFor(address: string, type: string): string {
  const { name } = path.parse(decodeSegment(new URL(address).pathname.split('/').at(-1) ?? ''))
  return `${name || 'picture'}.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}

async function store(req: PayloadRequest, address: string, alt: string, { data, type }: Picture): Promise<number> {
  const given = { data, name: nameFor(address, type), mimetype: type, size: data.length }
  const create = (file: UploadedFile) =>
    req.payload.create({ collection: 'media', data: { alt }, file, depth: 0, overrideAccess: false, req })
  const { id } = await convertingAhead(given, create).catch((error: unknown) => {
    throw refusalFor(req, error)
  })
  return id
}

/**
 * Stores a copy of a picture of another site that staff pasted, with the checks of an upload, and returns its id. Hosts
 * on the public Internet only, over https, also after redirects. A picture of this site is not stored again. 422 if there
 * is no such picture. For staff who upload pictures.
 */
export const pictureFromAddress: Endpoint = {
  path: '/from-address',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted('media', 'create'))
    const body: unknown = await req.json?.().catch(() => undefined)
    const input = given.safeParse(body)
    if (!input.success) throw new APIError('Bad Request', 400)
    const { address, alt } = input.data
    const name = mediaNameOf(address)
    const own = name === undefined ? undefined : await ownPicture(name, req)
    if (own) return Response.json({ id: own.id })
    // A picture is in memory until it is stored.
    const id = await inTurn('bodies', req, async () => {
      const picture = name === undefined ? await fetched(address) : undefined
      if (!picture) throw new APIError(wordsFor(req, 'fetchPictureRefused'), 422, {}, true)
      return store(req, address, alt, picture)
    })
    return Response.json({ id }, { status: 201 })
  },
}
