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

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
}

/** Returns one hash over all inputs of a build. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether the build with this stamp was made from sources with another hash. */
export const isStale = (stamp: string, hash: string): boolean =>
  !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash

/** Records the source hash of a build once it is complete. */
export const markBuilt = (stamp: string, hash: string): void => writeFileSync(stamp, hash)
