import { revalidateTag } from 'next/cache'
import { backend } from '@/lib/backend'
import { tags } from '@/lib/backend/tags'
import { changedTags } from '@/lib/cache/seen-versions'

/** Has the pages drawn anew whose content was changed elsewhere: all of them where the backend cannot say what was. Returns whether it could. */
export async function expireChanged(): Promise<boolean> {
  const versions = await (await backend()).contentVersions()
  const changed = versions ? changedTags(globalThis.ilcSeenVersions, versions) : Object.values(tags)
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  globalThis.ilcSeenVersions = versions
  return versions !== undefined
}
