import { rmSync } from 'node:fs'
import path from 'node:path'
import { bundleWhenStale } from './bundle.ts'
import { durationInWords, runNextBuild } from './next-build'
import { isStale, markBuilt, sourceHash } from './sources.mjs'

const stamp = path.join('.next', 'built-from')

const buildLog = path.join('.next', 'build.log')

export async function build(hash = sourceHash()): Promise<void> {
  const began = performance.now()
  console.log('Building the site, which takes some minutes')
  rmSync(stamp, { force: true })
  // Next loads its cache handler from the bundle.
  await bundleWhenStale(hash)
  await runNextBuild(buildLog)
  markBuilt(stamp, hash)
  console.log(`The site is built, after ${durationInWords(performance.now() - began)}. Details: ${buildLog}`)
}

export async function buildWhenStale(): Promise<void> {
  const hash = sourceHash()
  if (!isStale(stamp, hash)) return bundleWhenStale(hash)
  await build(hash)
}
