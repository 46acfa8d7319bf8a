import type { Where } from 'payload'
import { inEveryLanguage } from '@/lib/domain/languages'
import type { LegalText, LegalTextName, Page } from '@/lib/backend/model'
import { mapUsable } from '@/lib/log/usable'
import { payload } from '../payload'
import type { LegalText as LegalTextRow } from '../payload-types'

/** Texts of one answer that is no page. */
const mostTexts = 1000

const toName = ({ kind, number, slug, title }: LegalTextRow): LegalTextName => ({
  id: slug ?? '',
  number,
  kind,
  title: inEveryLanguage(title),
})

/** A text in the trash replaces nothing. */
function replacing({ replacedBy }: LegalTextRow): LegalText['replacedBy'] {
  if (!replacedBy || typeof replacedBy !== 'object' || replacedBy.deletedAt) return undefined
  return { ...toName(replacedBy), inForceFrom: replacedBy.inForceFrom || undefined }
}

const toLegalText = (row: LegalTextRow): LegalText => ({
  ...toName(row),
  issuer: inEveryLanguage(row.issuer),
  issued: row.issued || undefined,
  inForceFrom: row.inForceFrom || undefined,
  expiredFrom: row.expiredFrom || undefined,
  replacedBy: replacing(row),
  address: row.address || undefined,
  updatedDate: new Date(row.updatedAt),
  keys: row.keys ?? [],
})

async function find(where: Where): Promise<LegalText[]> {
  const backend = await payload()
  const { docs } = await backend.find({
    collection: 'legal-texts',
    where,
    sort: ['-issued', 'id'],
    depth: 1,
    limit: mostTexts,
    pagination: false,
  })
  return mapUsable(docs, 'the register', ({ number }) => number, toLegalText)
}

export async function findLegalTexts(keys: string[]): Promise<LegalText[]> {
  return keys.length === 0 ? [] : find({ keys: { in: keys } })
}

export async function listLegalTexts({ page, limit }: { page: number; limit: number }): Promise<Page<LegalText>> {
  const backend = await payload()
  const found = await backend.find({
    collection: 'legal-texts',
    sort: ['-issued', 'id'],
    depth: 1,
    page,
    limit,
  })
  const items = mapUsable(found.docs, 'the register', ({ number }) => number, toLegalText)
  return { items, page, limit, total: found.totalDocs }
}

export async function getLegalText(id: string): Promise<LegalText | undefined> {
  return (await find({ slug: { equals: id.normalize('NFC') } }))[0]
}

export async function isLegalTextGone(id: string): Promise<boolean> {
  const backend = await payload()
  const where: Where = { and: [{ slug: { equals: id.normalize('NFC') } }, { deletedAt: { exists: true } }] }
  return (await backend.count({ collection: 'legal-texts', where, trash: true })).totalDocs > 0
}

export async function replacedTexts(id: string): Promise<LegalText[]> {
  return find({ 'replacedBy.slug': { equals: id.normalize('NFC') } })
}

/** The texts that have an end, or that another text replaces. */
export async function textsThatEnd(): Promise<LegalText[]> {
  return find({ or: [{ expiredFrom: { contains: '-' } }, { replacedBy: { exists: true } }] })
}
