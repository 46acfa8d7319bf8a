import type { Payload, Where } from 'payload'
import type { LaterText, LegalText, LegalTextName } from '@/lib/backend/model'
import { inEveryLanguage } from '@/lib/domain/languages'
import { mapUsable } from '@/lib/operations/log/usable'
import type { LegalText as LegalTextRow } from '../payload-types'

const maxTexts = 1000

const toName = ({ kind, number, slug, title }: LegalTextRow): LegalTextName => ({
  id: slug ?? '',
  number,
  kind,
  title: inEveryLanguage(title),
})

/** A text in the trash replaces and amends nothing. */
function toLaterText(row: LegalTextRow['replacedBy']): LaterText[] {
  if (!row || typeof row !== 'object' || row.deletedAt) return []
  return [{ ...toName(row), inForceFrom: row.inForceFrom || undefined }]
}

export const toLegalText = (row: LegalTextRow): LegalText => ({
  ...toName(row),
  issuer: inEveryLanguage(row.issuer),
  issued: row.issued || undefined,
  inForceFrom: row.inForceFrom || undefined,
  expiredFrom: row.expiredFrom || undefined,
  replacedBy: toLaterText(row.replacedBy)[0],
  amendedBy: row.amendedBy?.flatMap(toLaterText) ?? [],
  address: row.address || undefined,
  updatedDate: new Date(row.updatedAt),
  keys: row.keys ?? [],
})

export async function readTexts(backend: Payload, where: Where): Promise<LegalText[]> {
  const { docs } = await backend.find({
    collection: 'legal-texts',
    where,
    sort: ['-issued', 'id'],
    depth: 1,
    limit: maxTexts,
    pagination: false,
  })
  return mapUsable(docs, 'the register', ({ number }) => number, toLegalText)
}
