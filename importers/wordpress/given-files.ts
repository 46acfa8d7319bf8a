import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The first of some names below a folder that is a file, and its size; undefined if none is. A link that leads out of the
 * folder is none, and neither is a name that the file system refuses, for instance one that is too long.
 */
export function fileBelow(
  folder: string,
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): { file: string; size: number } | undefined {
  const root = realpathSync(folder)
  for (const name of names) {
    const file = path.join(root, name)
    try {
      const found = statSync(file)
      if (!found.isFile() || found.size > most) continue
      if (realpathSync(file).startsWith(root + path.sep)) return { file, size: found.size }
    } catch {
      continue
    }
  }
  return undefined
}
