import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@/lib/operations/refusal'
import { ArchiveWriter, newFile } from './archive-writer'
import { archiveName, toManifest, type Manifest } from './manifest'
import { databaseNames, manifestName, placeOf, secretsName } from './places'
import type { Site, Snapshot } from './site'
import { withTemporaryFolder } from './temporary-folder'

/** Maximum number of snapshots: while images are replaced all the time, each may name one that is gone already. */
const maxAttempts = 10

/** Milliseconds between two snapshots: a row is removed soon after its file. */
const retryDelayMs = 1000

/** The file to write: a generated name in an existing folder, or a file that does not exist yet. Throws a Refusal. */
async function archiveFile(target: string, made: Date): Promise<string> {
  const isFolder = (name: string) =>
    stat(name).then(
      (result) => result.isDirectory(),
      () => false,
    )
  const file = path.resolve((await isFolder(target)) ? path.join(target, archiveName(made)) : target)
  if (!file.endsWith('.zip')) throw new Refusal(`${target} is neither a folder nor the name of a .zip file`)
  if (existsSync(file)) throw new Refusal(`${file} exists already`)
  if (!(await isFolder(path.dirname(file)))) throw new Refusal(`There is no folder ${path.dirname(file)}`)
  return file
}

async function readFileOf({ prefixes }: Site, name: string): Promise<Buffer | undefined> {
  const place = placeOf(name, prefixes)
  return place?.prefix.storage.get(place.key)
}

/**
 * Takes a snapshot and adds the files that it names. If a file was removed meanwhile, its row is removed too, and the
 * next snapshot does not name it. A file that two successive snapshots name but that does not exist is lost.
 */
async function collect(
  site: Site,
  archive: ArchiveWriter,
  folder: string,
): Promise<{ file: string; snapshot: Snapshot; lost: string[] }> {
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
    // It may be as large as all the rest together.
    await rm(file)
    await pause(retryDelayMs)
  }
}

export type BackedUp = Omit<Manifest, 'format'>

/** Writes a backup of a site, also a running one: the database at one moment (its copy in `folder`) and its files. */
export async function writeBackup(site: Site, archive: ArchiveWriter, folder: string, made: Date): Promise<BackedUp> {
  const { file, snapshot, lost } = await collect(site, archive, folder)
  await archive.addFile(databaseNames[site.database.kind], file)
  if (existsSync(site.secretsFile)) await archive.addBuffer(secretsName, await readFile(site.secretsFile))
  const { migrations, counts } = snapshot
  const manifest = {
    made: made.toISOString(),
    database: site.database.kind,
    migrations,
    counts,
    lost,
    entries: archive.entries,
  }
  await archive.end(manifestName, toManifest(manifest))
  return manifest
}

export async function backUp(
  site: Site,
  target: string,
  made = new Date(),
): Promise<{ file: string; manifest: BackedUp }> {
  const to = await archiveFile(target, made)
  return withTemporaryFolder(path.dirname(to), async (folder) => {
    const partFile = path.join(folder, 'archive')
    const manifest = await writeBackup(site, new ArchiveWriter(newFile(partFile)), folder, made)
    await rename(partFile, to)
    return { file: to, manifest }
  })
}
