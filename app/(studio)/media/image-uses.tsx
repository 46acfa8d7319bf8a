import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { listedUses } from '@/lib/backend/embedded/image-uses/listed-uses'
import { TrashUsed } from './trash-used'

export async function ImageUses({ id, i18n, req, user, data }: UIFieldServerProps) {
  if (typeof id !== 'number' || data?.deletedAt) return null
  const { uses, total, live } = await listedUses(req, id)
  return (
    <section aria-labelledby="image-uses">
      <h3 id="image-uses">{labelFor({ i18n }, 'imageUses')}</h3>
      <p>{labelFor({ i18n }, 'imageUsedCount', { count: total })}</p>
      {total > 0 && (
        <ul>
          {uses.map(({ title, kind, isInTrash, address }) => (
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
