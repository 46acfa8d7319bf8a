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

/** Whether there is a folder of this name. */
export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Why a record could not be read: the words of whatever was thrown. */
export const unreadable = (error: unknown): string =>
  `it could not be read: ${(error instanceof Error ? error.message : String(error)).slice(0, 300)}`

/** Why an import finds no content in what it was given. */
export function whyEmpty(given: string): string {
  const found = statSync(given, { throwIfNoEntry: false })
  if (!found) return 'there is no such folder or file'
  if (found.isDirectory())
    return 'holds no content: articles/{vi,en,zh}/*.html, members/*.yaml, partners.yaml, videos.yaml, legal-texts.csv, redirects.csv, settings.yaml'
  if (/\.(?:zip|gz|tgz|tar|rar|7z)$/i.test(given))
    return 'is packed: unpack it, and import the folder or file that was in it'
  if (/\.docx?$/i.test(given)) return 'is one file: import the folder that it is in'
  return 'is no export: import a folder, an export of WordPress (.xml) or a register (.csv)'
}
