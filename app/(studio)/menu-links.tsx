import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'

const menuLink = (i18n: ServerProps['i18n'], href: string, label: StudioKey) => (
  <a className="nav__link" href={href}>
    <span className="nav__link-label">{labelFor({ i18n }, label)}</span>
  </a>
)

export const PersonalDataLink = ({ i18n, user }: ServerProps) =>
  hasRole(user, ['admin']) && menuLink(i18n, '/admin/personal-data', 'personalData')

export const HandbookLink = ({ i18n }: ServerProps) => menuLink(i18n, '/admin/handbook', 'handbook')
