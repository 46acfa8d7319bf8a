import { revalidateTag } from 'next/cache'
import { backend } from '@/lib/backend'
import { changedTags } from '@/lib/cache/seen-versions'

/** Has the pages drawn anew whose content was changed elsewhere. Returns false when the backend cannot say what changed. */
export async function expireChanged(): Promise<boolean> {
  const versions = await (await backend()).contentVersions()
  if (!versions) return false
  for (const tag of changedTags(globalThis.ilcSeenVersions, versions)) revalidateTag(tag, { expire: 0 })
  globalThis.ilcSeenVersions = versions
  return true
}
