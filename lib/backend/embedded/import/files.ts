import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '@/lib/content/import/content'
import { imageFile } from '@/lib/content/import/read'
import { mediaPath } from '@/lib/content/media-address'
import { documentType } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import type { Focus } from '@/lib/domain/focus'
import { findOne } from '../database/find'
import { isAsStored, storedAlready } from '../files/stored-already'
import { isStoredName, storedName } from '../files/stored-name'
import { ofFile, type Loading } from './loading'

export interface Stored {
  id: number
  address: string
}

type Library = 'media' | 'documents'

async function present({ payload, req }: Loading, collection: Library, name: string) {
  const row = await findOne(payload, collection, { filename: { equals: name } }, { trash: true, req })
  if (row?.deletedAt)
    await payload.update({ collection, id: row.id, data: { deletedAt: null }, trash: true, depth: 0, req })
  return row
}

async function stored(
  loading: Loading,
  collection: Library,
  input: { source: string; name: string; data: Buffer; mimetype: string; isStored: boolean; focus?: Focus },
): Promise<Stored> {
  const { data, focus, isStored, mimetype, source } = input
  const { payload, req } = loading
  const name = isStored && isStoredName(input.name) ? input.name : storedName(input.name, data)
  const before = await present(loading, collection, name)
  // The focal point that was imported last: what staff chose afterwards stays.
  const noted = focus && { sourceHash: `focus ${focus.x} ${focus.y}` }
  const isMoved = before && 'sourceHash' in before && noted && before.sourceHash !== noted.sourceHash
  // Where the hooks of images look for it, and take it away.
  if (!before || isMoved) req.query = focus ? { uploadEdits: { focalPoint: focus } } : {}
  if (isMoved) await payload.update({ collection: 'media', id: before.id, data: noted, depth: 0, req })
  const row =
    before ??
    (await ofFile(source, 1, () =>
      payload.create({
        collection,
        data: { ...noted },
        file: { data, name: input.name, mimetype, size: data.length },
        context: isStored ? { ...storedAlready } : {},
        depth: 0,
        req,
      }),
    ))
  return { id: row.id, address: mediaPath(row.filename ?? name) }
}

export async function loadImages(
  loading: Loading,
  { images, imageDetails }: Pick<Content, 'images' | 'imageDetails'>,
): Promise<Map<string, Stored>> {
  const loaded = new Map<string, Stored>()
  for (const image of images) {
    const data = readFileSync(imageFile(loading.folder, image) ?? image)
    const mimetype = imageType(image) ?? 'application/octet-stream'
    const { focus, sha256, stored: isMarked = false } = imageDetails[image] ?? {}
    const isStored = isMarked && (await isAsStored(image, data, sha256))
    const input = { source: `images/${image}`, name: image.replaceAll('/', '-'), data, mimetype, isStored }
    loaded.set(image, await stored(loading, 'media', { ...input, ...(focus && { focus }) }))
  }
  return loaded
}

export async function loadDocuments(loading: Loading, documents: string[]): Promise<Map<string, Stored>> {
  const loaded = new Map<string, Stored>()
  for (const source of documents) {
    const data = readFileSync(path.join(loading.folder, source))
    const mimetype = documentType(source)?.type ?? 'application/octet-stream'
    const input = { source, name: path.basename(source), data, mimetype, isStored: false }
    loaded.set(source, await stored(loading, 'documents', input))
  }
  return loaded
}
