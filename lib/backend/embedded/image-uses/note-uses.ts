import type { FlattenedField, PayloadRequest } from 'payload'
import { filesNamed } from '../files/file-names'
import { label } from '../labels'
import { imageReferences, type ImageReferences } from './references'
import { storeUses } from './stored-uses'

async function existingImages(req: PayloadRequest, { ids, names }: ImageReferences): Promise<number[]> {
  const results = new Set<number>()
  const byId = ids.size > 0 ? [{ id: { in: [...ids] } }] : []
  for (const where of [...byId, ...filesNamed([...names])]) {
    const { docs } = await req.payload.find({
      collection: 'media',
      where,
      trash: true,
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    for (const { id } of docs) results.add(id)
  }
  return [...results].sort((a, b) => a - b)
}

/** A collection that stands for all: their records are read alike. */
type Collection = 'articles'

const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'vi' in value ? value.vi : value
  return typeof text === 'string' ? text.trim() : ''
}

function titleOf(record: object): string {
  const { title, fullName, filename, slug } = record as Record<string, unknown>
  return [title, fullName, filename, slug].map(textOf).find((text) => text !== '') ?? ''
}

export async function noteRecord(
  req: PayloadRequest,
  collection: { slug: string; flattenedFields: FlattenedField[]; versions?: unknown },
  id: number,
): Promise<void> {
  const slug = collection.slug as Collection
  const read = (draft: boolean) =>
    req.payload.findByID({ collection: slug, id, draft, trash: true, depth: 0, disableErrors: true, req })
  const row = await read(false)
  if (!row) return
  const latest = collection.versions ? await read(true) : row
  const images = await existingImages(req, imageReferences(collection.flattenedFields, [row, latest]))
  await storeUses(req, { kind: slug, id, title: titleOf(latest ?? row), isInTrash: Boolean(row.deletedAt) }, images)
}

export async function noteGlobal(
  req: PayloadRequest,
  { slug, flattenedFields }: { slug: string; flattenedFields: FlattenedField[] },
): Promise<void> {
  const row = await req.payload.findGlobal({ slug: slug as 'site-record', depth: 0, req })
  const images = await existingImages(req, imageReferences(flattenedFields, [row]))
  await storeUses(req, { kind: slug, id: 0, title: label('siteRecord').vi, isInTrash: false }, images)
}
