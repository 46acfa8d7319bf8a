import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a build is made from; content is not, so it never makes a build stale. */
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

/** One hash over everything a build is made from. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether what is built beside this stamp was built from other sources than those of this hash. */
export const isStale = (stamp: string, hash: string): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash

/** Notes which sources a build was made from, once it is complete. */
export const markBuilt = (stamp: string, hash: string): void => writeFileSync(stamp, hash)
