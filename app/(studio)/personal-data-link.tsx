import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'

export function PersonalDataLink({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!hasRole(user, ['admin'])) return null
  return (
    <a className="nav__link" href="/admin/personal-data">
      <span className="nav__link-label">{labelFor({ i18n }, 'personalData')}</span>
    </a>
  )
}
