import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { closedDaySet } from '@/lib/backend/embedded/globals/closed-days'
import { labelFor } from '@/lib/backend/embedded/labels'
import { permitted } from '@/lib/backend/embedded/permissions'
import { dayOf } from '@/lib/domain/dates'
import { written } from '../written-day'
import styles from './dashboard.module.css'

const noticeMs = 90 * 24 * 60 * 60 * 1000

export async function HolidaysEnd({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, permitted('site-record', 'update'))) return null
  const last = [...(await closedDaySet(payload))].sort().at(-1)
  if (last !== undefined && last >= dayOf(new Date(Date.now() + noticeMs))) return null
  return (
    <p className={styles.part}>
      <a href="/admin/globals/site-record">
        {labelFor({ i18n }, 'closedDaysEnd', { day: last === undefined ? '…' : written(last) })}
      </a>
    </p>
  )
}
