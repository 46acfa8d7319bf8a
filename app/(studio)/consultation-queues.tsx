import type { BeforeListTableServerProps } from 'payload'
import { consultationStatuses } from '@/lib/domain/consultation-status'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { statusLabels } from '@/lib/backend/embedded/consultations/status-labels'
import { Queues, type Queue } from './queues'

const byStatus: Queue[] = consultationStatuses.map((status) => ({
  key: statusLabels[status],
  only: [['status', 'equals', status]],
}))

function filterOf(searchParams: BeforeListTableServerProps['searchParams']): string {
  const filters = Object.entries(searchParams ?? {}).filter(([name]) => name.startsWith('where') || name === 'search')
  return new URLSearchParams(filters.map(([name, value]) => [name, String(value)])).toString()
}

export function ConsultationQueues({ payload, i18n, searchParams, user }: BeforeListTableServerProps) {
  const mine: Queue[] = user ? [{ key: 'queueMine', only: [['assignee', 'equals', user.id]] }] : []
  return (
    <>
      <Queues
        payload={payload}
        i18n={i18n}
        user={user}
        collection="consultation-requests"
        name="consultationRequests"
        queues={[...byStatus, ...mine, { key: 'queueAll' }]}
      />
      {hasRole(user, ['admin']) && (
        <p style={{ margin: '0 0 1rem' }}>
          <a href={`/admin/api/consultation-requests/export.csv?${filterOf(searchParams)}`} download>
            {labelFor({ i18n }, 'exportTable')}
          </a>
        </p>
      )}
    </>
  )
}
