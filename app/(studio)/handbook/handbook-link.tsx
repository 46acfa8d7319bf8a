import type { ServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'

export function HandbookLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <a className="nav__link" href="/admin/handbook">
      <span className="nav__link-label">{labelFor({ i18n }, 'handbook')}</span>
    </a>
  )
}
