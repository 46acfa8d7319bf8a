import type { PayloadRequest } from 'payload'
import { hasRole } from '../access'
import { labelFor, type StudioKey } from '../labels'
import { permissions, type Permitted } from '../permissions'
import { usesOf, type UsingRecord } from './stored-uses'

const maxListed = 50

const kinds: Record<string, StudioKey> = {
  articles: 'article',
  documents: 'document',
  members: 'member',
  ecosystems: 'partner',
  videos: 'video',
  'site-record': 'siteRecord',
}

interface ListedUse {
  title: string
  kind: string
  isInTrash: boolean
  /** Address of its form; undefined for who has no such form. */
  address: string | undefined
}

function toListed(req: PayloadRequest, { kind, id, title, isInTrash }: UsingRecord): ListedUse {
  const key = kinds[kind]
  const form = id === 0 ? `/admin/globals/${kind}` : `/admin/collections/${kind}${isInTrash ? '/trash' : ''}/${id}`
  const mayOpen = kind in permissions && hasRole(req.user, permissions[kind as Permitted].menu)
  return { title, kind: key ? labelFor(req, key) : kind, isInTrash, address: mayOpen ? form : undefined }
}

export async function listedUses(
  req: PayloadRequest,
  image: number,
): Promise<{ uses: ListedUse[]; total: number; live: number }> {
  const { uses, total, live } = await usesOf(req, image, maxListed)
  return { uses: uses.map((use) => toListed(req, use)), total, live }
}
