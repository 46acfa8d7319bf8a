import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'

/** Where a folder is without links. Of one that does not exist yet, where its nearest existing parent is. */
function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : path.join(realFolder(path.dirname(folder)), path.basename(folder))
}

/**
 * Refuses folders of data, by the names of their settings, that are inside of `releases`, whatever links lead there:
 * the new version would begin without them, and they would be removed with the old one.
 */
export function requireOutside(releases: string, folders: Record<string, string>): void {
  const program = realFolder(releases)
  for (const [name, folder] of Object.entries(folders))
    if (`${realFolder(path.resolve(folder))}${path.sep}`.startsWith(`${program}${path.sep}`))
      throw new Refusal(`${name} (${folder}) belongs to the program that is replaced: set an absolute path elsewhere`)
}
