import { publishInvalidation } from '@/lib/cache/invalidation-channel'
import { invalidate } from '@/lib/cache/invalidate'
import { seen, withOwnChanges } from '@/lib/cache/seen-versions'
import { loggable } from '@/lib/log/loggable'
import { afterCommit } from './after-commit'
import { raiseVersions } from './content-versions'
import { namedPictures } from './named-files'
import { removeNameless } from './nameless-files'
import { payload } from './payload'

async function invalidateEverywhere(tags: string[]): Promise<void> {
  invalidate(tags)
  try {
    const raised = await raiseVersions(tags)
    if (seen.versions) seen.versions = withOwnChanges(seen.versions, raised)
  } catch (error) {
    // The change itself is saved; whoever made it must not be told otherwise.
    console.error('Other instances could not be notified of a change:', error)
  }
  // This instance receives it too, and polls soon again: where versions were not raised, the next poll does.
  publishInvalidation()
}

async function removeFiles(pictures: string[]): Promise<void> {
  try {
    await removeNameless(await payload(), namedPictures, pictures)
  } catch (error) {
    console.error('Files of pictures that were deleted or replaced could not be removed; the next sweep will:', loggable(error))
  }
}

/** Runs a change of content; once it is committed, the pages that show it are re-rendered at the next request, other instances are notified, and files that no row names any more are removed. */
export function invalidateAfter<T>(change: () => Promise<T>): Promise<T> {
  return afterCommit(change, async ({ tags, pictures }) => {
    if (tags.length > 0) await invalidateEverywhere(tags)
    if (pictures.length > 0) await removeFiles(pictures)
  })
}
