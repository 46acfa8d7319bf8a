import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@/lib/operations/refusal'
import { ArchiveWriter } from './archive-writer'
import { archiveName, toManifest, type Manifest } from './manifest'
import { databaseNames, manifestName, placeOf, secretsName } from './places'
import type { Site, Snapshot } from './site'
import { withTemporaryFolder } from './temporary-folder'

/** Snapshots at most: of a site whose pictures are replaced all the while, each may name one that is gone by then. */
const maxAttempts = 10

/** Milliseconds between two of them: who removes a file is soon done removing its row. */
const retryDelayMs = 1000

/** Where a backup goes: into a folder that is there under a name of its own, or into a file that is not there yet. Throws a Refusal. */
async function archiveFile(target: string, made: Date): Promise<string> {
  const isFolder = (name: string) => stat(name).then((found) => found.isDirectory(), () => false)
  const file = path.resolve((await isFolder(target)) ? path.join(target, archiveName(made)) : target)
  if (!file.endsWith('.zip')) throw new Refusal(`${target} is neither a folder nor the name of a .zip file`)
  if (existsSync(file)) throw new Refusal(`${file} is there already`)
  if (!(await isFolder(path.dirname(file)))) throw new Refusal(`There is no folder ${path.dirname(file)}`)
  return file
}

/** A file of the site; undefined where there is none. */
async function readFileOf({ prefixes }: Site, name: string): Promise<Buffer | undefined> {
  const place = placeOf(name, prefixes)
  return place?.prefix.storage.get(place.key)
}

/**
 * Takes a snapshot and the files that it names. A file that is gone meanwhile had its row removed: another snapshot does not name it. What two in a
 * row name and nobody has is lost.
 */
async function collect(site: Site, archive: ArchiveWriter, folder: string): Promise<{ file: string; snapshot: Snapshot; lost: string[] }> {
  const file = path.join(folder, 'database')
  const packed = new Set<string>()
  let lostBefore = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const snapshot = await site.database.snapshot(file)
    const lost: string[] = []
    for (const name of snapshot.files.filter((name) => !packed.has(name))) {
      const data = await readFileOf(site, name)
      if (!data) lost.push(name)
      else {
        await archive.addBuffer(name, data)
        packed.add(name)
      }
    }
    if (lost.every((name) => lostBefore.has(name)) || attempt === maxAttempts) return { file, snapshot, lost }
    lostBefore = new Set(lost)
    // It may be as large as all the rest.
    await rm(file)
    await pause(retryDelayMs)
  }
}

/** Writes a site that may be serving into one file: the database of one moment, and every file that it names. Written aside and renamed when it is whole. */
export async function backUp(site: Site, target: string, made = new Date()): Promise<{ file: string; manifest: Omit<Manifest, 'format'> }> {
  const to = await archiveFile(target, made)
  return withTemporaryFolder(path.dirname(to), async (folder) => {
    const aside = path.join(folder, 'archive')
    const archive = new ArchiveWriter(aside)
    const { file, snapshot, lost } = await collect(site, archive, folder)
    await archive.addFile(databaseNames[site.database.kind], file)
    if (existsSync(site.secretsFile)) await archive.addBuffer(secretsName, await readFile(site.secretsFile))
    const { migrations, counts } = snapshot
    const manifest = { made: made.toISOString(), database: site.database.kind, migrations, counts, lost, entries: archive.entries }
    await archive.end(manifestName, toManifest(manifest))
    await rename(aside, to)
    return { file: to, manifest }
  })
}
