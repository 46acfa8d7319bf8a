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
  await runProgram('next', ['build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  markBuilt(stamp, hash)
}

/** Builds what does not exist or was built from other sources. */
export async function buildWhenStale(): Promise<void> {
  const hash = sourceHash()
  if (!isStale(stamp, hash)) return bundleWhenStale(hash)
  console.log(
    'Building the site, which takes some minutes. The next start does not, as long as the sources are the same.',
  )
  await build(hash)
  console.log('The site is built')
}
