import { thisSite } from '@/lib/backend/embedded/backup/site'
import { backUp } from '@/lib/operations/backup/back-up'
import { summaryOf } from '@/lib/operations/backup/manifest'
import { fail, failWithUsage } from '../fail'

const [target, ...others] = process.argv.slice(2)
if (!target || others.length > 0) failWithUsage('Usage: npm run backup -- FOLDER|FILE.zip')

/** `npm run backup`: writes the database and every file into one archive while the site keeps serving. */
try {
  const { file, manifest } = await backUp(thisSite(), target)
  console.log(`${file}: ${summaryOf(manifest)}`)
  if (manifest.lost.length > 0) {
    console.error(`The site itself lacks files that its database names: ${manifest.lost.join(', ')}`)
    // A caller that checks only the exit code must not mistake a backup without images for a complete one.
    process.exitCode = 1
  }
} catch (error) {
  console.error('Nothing was backed up.')
  fail(error)
}
