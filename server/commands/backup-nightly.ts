import { randomUUID } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { backupRecord } from '@/lib/backend/embedded/backup/record'
import { thisSite } from '@/lib/backend/embedded/backup/site'
import { backupKey } from '@/lib/operations/backup/key'
import { summaryOf } from '@/lib/operations/backup/manifest'
import { runNightly } from '@/lib/operations/backup/nightly/run'
import { isBackupDue } from '@/lib/operations/backup/nightly/schedule'
import { thisRetention, thisTarget } from '@/lib/operations/backup/nightly/this-target'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { fail, failWithUsage } from '../fail'

/** `npm run backup:nightly`. With `--when-due` it does nothing if another instance has made a backup meanwhile. */
const [option, ...others] = process.argv.slice(2)
if ((option !== undefined && option !== '--when-due') || others.length > 0)
  failWithUsage('Usage: npm run backup:nightly')

try {
  // Programs that this one starts, such as pg_dump, have the same priority.
  setPriority(constants.priority.PRIORITY_LOW)
  const site = thisSite()
  const target = thisTarget()
  const { BACKUP_HOUR: hour } = settings()
  const made = await runNightly(
    {
      site,
      target,
      record: backupRecord(site.database, randomUUID()),
      key: backupKey(),
      keep: thisRetention(),
      now: () => new Date(),
    },
    // The site noted that an attempt has begun: this one.
    option &&
      ((state) => isBackupDue({ now: new Date(), hour, state: { ...state, begun: undefined }, started: new Date(0) })),
  )
  if (!made && option) console.log('No backup was made: another one is being made, or was made meanwhile')
  else if (!made)
    throw new Refusal('Another process is making one, or died less than ten minutes ago. Try again in ten minutes')
  else {
    console.log(`${made.name} in ${target.label}: ${summaryOf(made.manifest)}`)
    if (made.deleted.length > 0) console.log(`Deleted, since they are older: ${made.deleted.join(', ')}`)
    if (made.manifest.lost.length > 0)
      console.error(`The site itself lacks files that its database names: ${made.manifest.lost.join(', ')}`)
  }
} catch (error) {
  console.error('No backup was made.')
  fail(error)
}
