import { bucketOf, diskOf, prefixes } from '@/lib/operations/storage'
import { copyMissing } from '@/lib/operations/storage/copy-missing'
import { fail, failWithUsage } from '../fail'

/** Copies a site's images and attachments from the disk to its bucket. The files on the disk are kept. */
try {
  for (const prefix of prefixes) {
    const bucket = bucketOf(prefix)
    if (!bucket) failWithUsage('No bucket is set: see S3_ENDPOINT in docs/operations.md.')
    console.log(`${prefix.name}: ${await copyMissing(diskOf(prefix), bucket)} copied`)
  }
} catch (error) {
  fail(error)
}
