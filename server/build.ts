import { rmSync } from 'node:fs'
import path from 'node:path'
import { bundleWhenStale } from './bundle.ts'
import { runProgram } from './run-program.ts'
import { isStale, markBuilt, sourceHash } from './sources.mjs'

const stamp = path.join('.next', 'built-from')

/** Builds the pages, the server and the commands. */
export async function build(hash = sourceHash()): Promise<void> {
  rmSync(stamp, { force: true })
  // Next loads its cache handler from the bundle.
  await bundleWhenStale(hash)
  await runProgram('next', ['build'], { NODE_ENV: 'production' })
  markBuilt(stamp, hash)
}

/** Builds what does not exist or was built from other sources. */
export async function buildWhenStale(): Promise<void> {
  const hash = sourceHash()
  if (isStale(stamp, hash)) await build(hash)
  else await bundleWhenStale(hash)
}
