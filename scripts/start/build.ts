import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run'

/** What the build is made from; content is not, so it never makes a build stale. */
const sources = ['app', 'components', 'lib', 'messages', 'public', 'middleware.ts', 'next.config.ts', 'payload.config.ts', 'package-lock.json', 'tsconfig.json']

const stamp = path.join('.next', 'built-from')

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
}

/** One hash over everything a build is made from. */
function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the site. */
export async function build(hash = sourceHash()): Promise<void> {
  rmSync(stamp, { force: true })
  await run('next', ['build'], { NODE_ENV: 'production' })
  writeFileSync(stamp, hash)
}

/** Builds the site when there is no build, or one from other sources. */
export async function buildWhenStale(): Promise<void> {
  const hash = sourceHash()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) await build(hash)
}
