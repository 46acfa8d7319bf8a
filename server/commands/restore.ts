import { forgetProgram } from '@/lib/backend/embedded/cdn/purge-after-start'
import { thisSite } from '@/lib/backend/embedded/backup/site'
import { backupKey } from '@/lib/operations/backup/key'
import { summaryOf } from '@/lib/operations/backup/manifest'
import { thisTarget } from '@/lib/operations/backup/nightly/this-target'
import { openBackup } from '@/lib/operations/backup/open-backup'
import { restore } from '@/lib/operations/backup/restore'
import { fail, failWithUsage, readArguments } from '../fail'
import { notifySites } from '../notify-sites'

const flag = { type: 'boolean', default: false } as const

const requested = readArguments({ allowPositionals: true, options: { replace: flag, 'take-bucket': flag } })
const [file, ...others] = requested?.positionals ?? []
if (!requested || !file || others.length > 0)
  failWithUsage('Usage: npm run restore -- FILE|bucket:NAME [--replace] [--take-bucket]')

try {
  const site = thisSite()
  const { replace, 'take-bucket': takeBucket } = requested.values
  const manifest = await restore(site, file, { replace, takeBucket, open: openBackup(backupKey(), thisTarget()) })
  await site.database.ask(forgetProgram)
  console.log(`Restored as it was at ${manifest.made}: ${summaryOf(manifest)}. Start the site with: npm start`)
} catch (error) {
  console.error('The restore did not succeed.')
  fail(error)
}
// Sites that read from this one may be running.
await notifySites()
