import { isPurging } from '@/lib/operations/cdn/purge'
import { raiseVersions } from '../database/content-versions'
import { forgetChange } from '../database/unannounced-changes'
import type { PostCommitWork } from '../database/after-commit'

async function tell(whatFollows: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(whatFollows, error)
    return false
  }
}

/** Tells the running sites, and the cache in front, of an import. If it fails, a background job does so later. */
export async function tellSites({ tags, purged, noted }: Omit<PostCommitWork, 'corrected' | 'files'>): Promise<void> {
  const isRaised =
    tags.length === 0 ||
    (await tell('The running sites could not be notified; they show it within minutes:', () => raiseVersions(tags)))
  // What purges is loaded where it is needed: an import knows the database by what it is given.
  const isPurged =
    !isPurging() ||
    (await tell('The cache in front of the site could not be told; it shows it within minutes:', async () => {
      const [{ queuePurge }, { payload }] = await Promise.all([import('../cdn/purge-queue'), import('../payload')])
      await queuePurge(payload, purged)
    }))
  if (noted === undefined || !isRaised || !isPurged) return
  await tell('The running sites are notified of the import once more:', async () => {
    const { payload } = await import('../payload')
    await forgetChange(await payload(), noted)
  })
}
