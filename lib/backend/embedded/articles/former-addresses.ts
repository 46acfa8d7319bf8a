import type { Where } from 'payload'
import type { Former, FormerArticle, FormerLegalText, FormerMember } from '@/lib/backend/model'
import { payload } from '../payload'
import type { FormerAddress } from '../payload-types'
import { exists } from '../database/find'

async function find(kind: FormerAddress['kind'], id: string): Promise<FormerAddress | undefined> {
  const { docs } = await (await payload()).find({
    collection: 'former-addresses',
    where: { kind: { equals: kind }, slug: { equals: id } },
    populate: {
      articles: { slug: true, type: true, language: true, _status: true },
      members: { slug: true, language: true, isHidden: true },
      'legal-texts': { slug: true, deletedAt: true },
    },
    limit: 1,
    depth: 1,
    pagination: false,
  })
  return docs[0]
}

export async function formerArticle(id: string): Promise<Former<FormerArticle> | undefined> {
  const address = await find('ARTICLE', id)
  if (!address) return undefined
  const { article } = address
  if (!article || typeof article !== 'object' || article._status !== 'published') return 'gone'
  return { movedTo: { id: article.slug, type: article.type, language: article.language } }
}

export async function formerMember(id: string): Promise<Former<FormerMember> | undefined> {
  const address = await find('MEMBER', id)
  if (!address) return undefined
  const { member } = address
  if (!member || typeof member !== 'object' || member.isHidden) return 'gone'
  return { movedTo: { id: member.slug, language: member.language } }
}

async function isInTrash(id: string): Promise<boolean> {
  const where: Where = { and: [{ slug: { equals: id } }, { deletedAt: { exists: true } }] }
  return exists(await payload(), 'legal-texts', where, { trash: true })
}

export async function formerLegalText(id: string): Promise<Former<FormerLegalText> | undefined> {
  const address = await find('LEGAL_TEXT', id)
  // A text may be in the trash since before its addresses were stored.
  if (!address) return (await isInTrash(id)) ? 'gone' : undefined
  const { legalText } = address
  if (!legalText || typeof legalText !== 'object' || legalText.deletedAt || !legalText.slug) return 'gone'
  return { movedTo: { id: legalText.slug } }
}
