import type { ServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'

/** In the studio's menu: a link to the page where a person's data are exported and erased. */
export function PersonalDataLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <a className="nav__link" href="/admin/personal-data">
      <span className="nav__link-label">{wordsFor({ i18n }, 'personalData')}</span>
    </a>
  )
}
