import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'
import { anyType } from '@/lib/operations/storage/port'
import { ArchiveReader, type OpenBackup } from './archive-reader'
import { fileSource } from './byte-source'
import type { Manifest } from './manifest'
import { databaseNames, fileName, placeOf, secretsName } from './places'
import type { Site } from './site'
import { withTemporaryFolder } from './temporary-folder'

/** Throws a Refusal if this program cannot use the backup. */
function requireFitting({ database, folder }: Site, manifest: Manifest): void {
  if (manifest.database !== database.kind)
    throw new Refusal(
      `The backup is of a ${manifest.database} database, this site has a ${database.kind} database (${folder})`,
    )
  const refusal = database.refusalOf(manifest.migrations)
  if (refusal !== undefined) throw new Refusal(`The backup ${refusal}`)
}

async function whatIsThere({ database, prefixes, secretsFile }: Site): Promise<string | undefined> {
  if (!(await database.isEmpty())) return 'a database with content'
  for (const { name, storage } of prefixes) if ((await storage.list()).length > 0) return `files in ${name}`
  return existsSync(secretsFile) ? secretsFile : undefined
}

/** Refuses a bucket whose files may be another site's, as in a drill with the settings of the real site. */
async function requireOwnBucket({ owner, database, prefixes }: Site): Promise<void> {
  if (!owner.isInBucket) return
  const id = await owner.read()
  const files = await Promise.all(prefixes.map(({ storage }) => storage.list()))
  const isOurs = id === undefined ? files.flat().length === 0 : id === (await database.installation())
  if (isOurs) return
  throw new Refusal(
    'The files in the bucket that is set (S3_BUCKET) are not known to belong to the database that is here. If another site serves from that bucket, set another bucket, or none. ' +
      'If that site is no more, or had the database that was lost here, say so with --take-bucket: all files in the bucket that are not in the backup are deleted then',
  )
}

async function putFiles({ prefixes }: Site, archive: ArchiveReader): Promise<void> {
  for (const { name } of archive.manifest.entries) {
    const place = placeOf(name, prefixes)
    if (place) await place.prefix.storage.put(place.key, await archive.read(name), anyType)
  }
}

async function removeOthers({ prefixes }: Site, { entries }: Manifest): Promise<void> {
  const ours = new Set(entries.map(({ name }) => name))
  for (const { name, storage } of prefixes) {
    for (const { key } of await storage.list()) if (!ours.has(fileName(name, key))) await storage.remove(key)
  }
}

interface Options {
  replace: boolean
  /** Whether to take over the bucket, whoever owns it. */
  takeBucket: boolean
  open?: OpenBackup
}

/**
 * Restores a backup. Everything is checked before anything is changed, and every failed check is a Refusal.
 * Files are stored first, then the database is replaced in one step, then the previous files are removed. If this is
 * interrupted at any point, the existing database has all its files.
 */
export async function restore(
  site: Site,
  file: string,
  { replace, takeBucket, open = fileSource }: Options,
): Promise<Manifest> {
  const archive = await ArchiveReader.open(file, site.prefixes, open)
  try {
    requireFitting(site, archive.manifest)
    await site.database.requireUnused()
    if (!takeBucket) await requireOwnBucket(site)
    const there = replace ? undefined : await whatIsThere(site)
    if (there)
      throw new Refusal(
        `There is something here already: ${there}. With --replace the backup takes its place, and it is gone`,
      )
    // The id in the backup is not restored: two databases with the same id would both claim the same files.
    const installation = (await site.database.installation()) ?? randomUUID()
    await withTemporaryFolder(site.folder, async (folder) => {
      const database = path.join(folder, 'database')
      await archive.unpack(databaseNames[site.database.kind], database)
      const putDatabase = await site.database.prepare(database, installation)
      const hasSecrets = archive.manifest.entries.some(({ name }) => name === secretsName)
      if (hasSecrets) await archive.unpack(secretsName, path.join(folder, secretsName))
      await putFiles(site, archive)
      // Storing the files may have taken long, and the site may have been started meanwhile.
      await site.database.requireUnused()
      await putDatabase()
      await mkdir(path.dirname(site.secretsFile), { recursive: true })
      if (hasSecrets) await rename(path.join(folder, secretsName), site.secretsFile)
      await site.owner.claim(installation)
      await removeOthers(site, archive.manifest)
    })
    return archive.manifest
  } finally {
    archive.close()
  }
}
