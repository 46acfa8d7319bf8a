import type { Where } from 'payload'
import type { LegalText, Page } from '@/lib/backend/model'
import { mapUsable } from '@/lib/operations/log/usable'
import { payload } from '../payload'
import { readTexts, toLegalText } from './read-texts'

const find = async (where: Where): Promise<LegalText[]> => readTexts(await payload(), where)

export async function findLegalTexts(keys: string[]): Promise<LegalText[]> {
  return keys.length === 0 ? [] : find({ keys: { in: keys } })
}

export async function listLegalTexts({ page, limit }: { page: number; limit: number }): Promise<Page<LegalText>> {
  const backend = await payload()
  const result = await backend.find({ collection: 'legal-texts', sort: ['-issued', 'id'], depth: 1, page, limit })
  const items = mapUsable(result.docs, 'the register', ({ number }) => number, toLegalText)
  return { items, page, limit, total: result.totalDocs }
}

export async function getLegalText(id: string): Promise<LegalText | undefined> {
  return (await find({ slug: { equals: id } }))[0]
}

export async function replacedTexts(id: string): Promise<LegalText[]> {
  return find({ 'replacedBy.slug': { equals: id } })
}

export async function textsThatEnd(): Promise<LegalText[]> {
  return find({ or: [{ expiredFrom: { contains: '-' } }, { replacedBy: { exists: true } }] })
}
