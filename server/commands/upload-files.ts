import { bucketOf, diskOf, shelves } from '@/lib/storage'
import { copyMissing } from '@/lib/storage/copy-missing'
import { fail } from '../fail'

/** Brings a site's pictures and attachments from the disk into its bucket. They stay on the disk too. */
try {
  for (const shelf of shelves) {
    const bucket = bucketOf(shelf)
    if (!bucket) {
      console.error('No bucket is set: see S3_ENDPOINT in the README.')
      process.exit(2)
    }
    console.log(`${shelf.name}: ${await copyMissing(diskOf(shelf), bucket)} copied`)
  }
} catch (error) {
  fail(error)
}
