import type { UIFieldServerProps, PayloadRequest } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permitted, permissions, type Permitted } from '@/lib/backend/embedded/permissions'
import { usesOf, type UsingRecord } from '@/lib/backend/embedded/image-uses/stored-uses'
import { TrashUsed } from './trash-used'

const maxListed = 50

const kinds: Record<string, StudioKey> = {
  articles: 'article',
  documents: 'document',
  members: 'member',
  ecosystems: 'partner',
  videos: 'video',
  'site-record': 'siteRecord',
}

/** A use as the list shows it. Its address, that of a form, is undefined for who has no such form. */
function toListed(req: PayloadRequest, { kind, id, title, isInTrash }: UsingRecord) {
  const key = kinds[kind]
  const form = id === 0 ? `/admin/globals/${kind}` : `/admin/collections/${kind}${isInTrash ? '/trash' : ''}/${id}`
  const mayOpen = kind in permissions && hasRole(req.user, permissions[kind as Permitted].menu)
  return { title, kind: key ? labelFor(req, key) : kind, isInTrash, address: mayOpen ? form : undefined }
}

export async function ImageUses({ id, i18n, req, user, data }: UIFieldServerProps) {
  if (typeof id !== 'number' || data?.deletedAt) return null
  const { uses, total, live } = await usesOf(req, id, maxListed)
  const listed = uses.map((use) => toListed(req, use))
  return (
    <section aria-labelledby="image-uses">
      <h3 id="image-uses">{labelFor({ i18n }, 'imageUses')}</h3>
      <p>{labelFor({ i18n }, 'imageUsedCount', { count: total })}</p>
      {total > 0 && (
        <ul>
          {listed.map(({ title, kind, isInTrash, address }) => (
            <li key={`${kind} ${address ?? title}`}>
              {kind !== title && `${kind}: `}
              {address ? <a href={address}>{title}</a> : title}
              {isInTrash && ` (${labelFor({ i18n }, 'imageUseInTrash')})`}
            </li>
          ))}
        </ul>
      )}
      {total > uses.length && <p>{labelFor({ i18n }, 'imageUsesMore', { count: uses.length })}</p>}
      {total > 0 && hasRole(user, permitted('media', 'update')) && <p>{labelFor({ i18n }, 'imageReplaceHelp')}</p>}
      {live > 0 && hasRole(user, permitted('media', 'delete')) && <TrashUsed id={id} uses={live} />}
    </section>
  )
}
