import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Refusal } from '@/lib/operations/refusal'
import { sourceHash } from '../sources.mjs'
import type { ReleaseFolders } from './folders'
import { run } from './run-as-owner'
import type { Release } from './upgrade'

const manifest = z.object({ name: z.string(), version: z.string().regex(/^[\w.+-]+$/) })

const read = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as unknown)

/** A file that is written into a release once it is installed and built. */
export const finishedMark = '.release-finished'

/** What is not a part of the sources, and not of a program that was built elsewhere. Settings are those of this site. */
const isLeftOut = (file: string) =>
  /^(?:\.git|data|\.next\/cache|test-results|\.release-finished|\.env[^/]*)$/.test(file)

/** A name for the program in a folder: its version, and a part of a hash that a corrected one does not share. */
function nameOf(folder: string): string {
  const hash = createHash('sha256')
    .update(sourceHash(folder))
    .update(readFileSync(path.join(folder, 'package.json')))
  return `${read(folder).version}-${hash.digest('hex').slice(0, 10)}`
}

/** Copies a folder, and returns a name for it. A program in it that is installed and built stays so. */
async function copyFolder(from: string, program: string, draft: string): Promise<string> {
  const [{ name }, own] = [read(from), read(program)]
  if (name !== own.name) throw new Refusal(`${from} is ${name}, not ${own.name}`)
  await cp(from, draft, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (file) => !isLeftOut(path.relative(from, file)),
  })
  return nameOf(draft)
}

/** Clones a program, fetches a version from its remote, and returns a name for it. */
async function clone(ref: string, program: string, draft: string): Promise<string> {
  const git = (...args: string[]) => run('git', args, { cwd: program, isQuiet: true })
  const remote = (await git('remote', 'get-url', 'origin')).trim()
  await git('clone', '--quiet', '--local', '--no-checkout', '.', draft)
  await git('-C', draft, 'remote', 'set-url', 'origin', remote)
  await git('-C', draft, 'fetch', '--quiet', '--tags', 'origin', ref)
  await git('-C', draft, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
  const commit = (await git('-C', draft, 'rev-parse', '--short=10', 'HEAD')).trim()
  return `${read(draft).version}-${commit}`
}

/**
 * Copies a new version into a folder of its own, which has its name once it is complete; with the settings in the file
 * `.env` of the program that serves. A version of that name that an upgrade before has finished is taken as it is.
 */
export async function fetchRelease(
  folders: ReleaseFolders,
  program: string,
  { to, from }: { to: string; from?: string | undefined },
): Promise<Release> {
  const draft = folders.release('.fetching').folder
  rmSync(draft, { recursive: true, force: true })
  const fetching = from === undefined ? clone(to, program, draft) : copyFolder(path.resolve(from), program, draft)
  const name = await fetching.catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true })
    throw error
  })
  const release = folders.release(name)
  const isFinished = existsSync(path.join(release.folder, finishedMark)) || folders.current().name === name
  if (isFinished) rmSync(draft, { recursive: true })
  else {
    rmSync(release.folder, { recursive: true, force: true })
    renameSync(draft, release.folder)
    const settings = path.join(program, '.env')
    if (existsSync(settings)) await cp(settings, path.join(release.folder, '.env'))
  }
  return release
}
