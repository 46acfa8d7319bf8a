import type { ServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { readBackupState } from '@/lib/backend/embedded/backup/at-night'
import { labelFor } from '@/lib/backend/embedded/labels'
import { settings } from '@/lib/operations/settings'
import { backupLines } from './backup-lines'
import styles from './dashboard.module.css'

export async function Backups({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, ['admin'])) return null
  const { lines, isWarning } = backupLines(await readBackupState(payload), new Date(), settings().BACKUP_HOUR)
  if (lines.length === 0) return null
  return (
    <div className={styles.part}>
      {lines.map(([key, values], i) => (
        <p key={key} className={isWarning ? undefined : styles.help}>
          {isWarning && i === 0 ? <strong>{labelFor({ i18n }, key, values)}</strong> : labelFor({ i18n }, key, values)}
        </p>
      ))}
    </div>
  )
}
