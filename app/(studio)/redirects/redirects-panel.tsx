import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { ImportTable } from './import-table'

export function RedirectsPanel({ i18n, user }: BeforeListTableServerProps) {
  if (!hasRole(user, permitted('redirects', 'create'))) return null
  const words = (key: StudioKey) => wordsFor({ i18n }, key)
  return (
    <>
      <ul
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}
      >
        <li>
          <a href="/admin/missing-addresses">{words('missingAddresses')}</a>
        </li>
        <li>
          <a href="/admin/api/redirects/export.csv" download>
            {words('redirectsExport')}
          </a>
        </li>
      </ul>
      <ImportTable />
    </>
  )
}
