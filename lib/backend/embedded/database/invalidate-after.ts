import { publishInvalidation } from '@/lib/operations/cache/invalidation-channel'
import { invalidate } from '@/lib/operations/cache/invalidate'
import { seen, withOwnChanges } from '@/lib/operations/cache/seen-versions'
import { CannotStore } from '@/lib/backend/port'
import { tags as cacheTags } from '@/lib/backend/tags'
import { loggable } from '@/lib/operations/log/loggable'
import { afterCommit, type PostCommitWork } from './after-commit'
import { raiseVersions } from './content-versions'
import { outageOf } from './database-outage'
import { forgetChange } from './unannounced-changes'
import { loadRedirects } from '@/lib/http/redirects/live-table'
import { publicPrefixOf } from '@/lib/operations/storage'
import { namedPublicFiles } from '../files/named-files'
import { removeUnreferenced } from '../files/unreferenced-files'
import { queuePurge } from '../cdn/purge-queue'
import { payload } from '../payload'
import { listRedirects } from '../redirects/list-redirects'

async function invalidateEverywhere({ tags, purged, corrected, noted }: Omit<PostCommitWork, 'files'>): Promise<void> {
  let isAnnounced = true
  invalidate(tags, corrected)
  // The save is confirmed only now: from then on no former redirect is sent.
  if (tags.includes(cacheTags.redirects)) await reloadRedirects()
  try {
    const raised = await raiseVersions(tags)
    if (seen.versions) seen.versions = withOwnChanges(seen.versions, raised)
  } catch (error) {
    // The change is already committed, so its author must not see an error.
    isAnnounced = false
    if (!(outageOf(error) instanceof CannotStore))
      console.error('Other instances could not be notified of a change:', error)
  }
  // This instance receives the notification too and polls again soon. That poll raises any versions that were not
  // raised here.
  publishInvalidation()
  if (!(await queuePurges(purged))) isAnnounced = false
  if (noted !== undefined && isAnnounced) await forget(noted)
}

/** If it cannot be removed, a background job announces the change once more. */
async function forget(id: string): Promise<void> {
  try {
    await forgetChange(await payload(), id)
  } catch (error) {
    if (!outageOf(error)) console.error('The note of a change could not be removed:', loggable(error))
  }
}

/** A background job queues it otherwise. Returns whether it was queued. */
async function queuePurges(purged: string[]): Promise<boolean> {
  try {
    await queuePurge(payload, purged)
    return true
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore))
      console.error('The cache in front of the site could not be told of a change:', loggable(error))
    return false
  }
}

/** If they cannot be read, the next poll for changes loads them. */
async function reloadRedirects(): Promise<void> {
  try {
    await loadRedirects(listRedirects)
  } catch (error) {
    if (!outageOf(error)) console.error('The redirects could not be read again after a change:', loggable(error))
  }
}

async function removeFiles(files: string[]): Promise<void> {
  try {
    for (const named of namedPublicFiles) {
      const own = files.filter((name) => publicPrefixOf(name) === named.prefix)
      if (own.length > 0) await removeUnreferenced(await payload(), named, own)
    }
  } catch (error) {
    if (outageOf(error) instanceof CannotStore) return
    console.error(
      'Files of pictures and documents that were deleted or replaced could not be removed; the next sweep will:',
      loggable(error),
    )
  }
}

/** Runs a change, then invalidates its pages, notifies other instances and deletes files that no row names. */
export function invalidateAfter<T>(change: () => Promise<T>): Promise<T> {
  return afterCommit(change, async ({ files, ...remaining }) => {
    if (remaining.tags.length > 0) await invalidateEverywhere(remaining)
    if (files.length > 0) await removeFiles(files)
  })
}
