import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { QueueLinks } from '../queues'
import { ImportTable } from './import-table'

export function RedirectsPanel({ i18n, user }: BeforeListTableServerProps) {
  if (!hasRole(user, permitted('redirects', 'create'))) return null
  const links = [
    { name: labelFor({ i18n }, 'missingAddresses'), href: '/admin/missing-addresses' },
    { name: labelFor({ i18n }, 'redirectsExport'), href: '/admin/api/redirects/export.csv' },
  ]
  return (
    <>
      <QueueLinks name={labelFor({ i18n }, 'redirects')} links={links} />
      <ImportTable />
    </>
  )
}
