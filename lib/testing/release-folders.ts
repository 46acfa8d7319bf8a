import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes the folder of a site that `npm run upgrade` can replace, with empty releases of these names; `current` leads to
 * the first. Returns its path, without links. The test removes it.
 */
export function makeReleaseFolders(...[first, ...others]: [string, ...string[]]): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'ilc-releases-')))
  for (const name of [first, ...others]) mkdirSync(path.join(root, 'releases', name), { recursive: true })
  symlinkSync(path.join('releases', first), path.join(root, 'current'))
  return root
}
