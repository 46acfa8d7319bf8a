import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The inputs of a build. Content is not one of them, so it never makes a build stale. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'server',
  'middleware.ts',
  'next.config.ts',
  'payload.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesOf(entry) {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
}

/**
 * Returns one hash over all inputs of a build, of the program in `folder`.
 *
 * @param {string} [folder]
 * @returns {string}
 */
export function sourceHash(folder = '') {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((entry) => filesOf(path.join(folder, entry))).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Whether the build with this stamp was made from sources with another hash.
 *
 * @param {string} stamp
 * @param {string} hash
 */
export const isStale = (stamp, hash) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash

/**
 * Records the source hash of a build once it is complete.
 *
 * @param {string} stamp
 * @param {string} hash
 */
export const markBuilt = (stamp, hash) => writeFileSync(stamp, hash)
