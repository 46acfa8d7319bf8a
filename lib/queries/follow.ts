import { revalidateTag } from 'next/cache'
import { backend } from '@/lib/backend'
import { tags, type Tag } from '@/lib/backend/tags'
import { contentVersion, nameContent } from '@/lib/cache/content-name'
import { changedTags } from '@/lib/cache/seen-versions'

/** What a look for changes came to: whether the backend can say what was changed, and whether anything was. */
interface Looked {
  followed: boolean
  changed: boolean
}

/** Has the pages drawn anew whose content was changed elsewhere: all of them where the backend cannot say what was. */
export async function expireChanged(): Promise<Looked> {
  const before = contentVersion()
  const versions = await (await backend()).contentVersions()
  const isStill = contentVersion() === before
  const changed = versions ? changedTags(globalThis.ilcSeenVersions, versions) : Object.values(tags)
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  globalThis.ilcSeenVersions = versions
  // A change of this instance's own while they were read may not be among them.
  if (versions && isStill) nameContent(versions)
  return { followed: versions !== undefined, changed: changed.length > 0 }
}

/** Has the pages drawn anew that show content under these tags, and other instances look what has changed. */
export function expireNamed(named: readonly Tag[]): void {
  for (const tag of named) revalidateTag(tag, { expire: 0 })
  globalThis.ilcChangeChannel?.publish()
}
