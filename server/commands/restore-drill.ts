import path from 'node:path'
import { contentsOf } from '@/lib/backend/embedded/backup/contents'
import { postgresDatabase } from '@/lib/backend/embedded/backup/postgres'
import { sqliteDatabase } from '@/lib/backend/embedded/backup/sqlite'
import { withTemporaryDatabase } from '@/lib/backend/embedded/backup/temporary-database'
import { directAddress } from '@/lib/backend/embedded/database/own-session'
import { ArchiveReader } from '@/lib/operations/backup/archive-reader'
import { backupKey } from '@/lib/operations/backup/key'
import type { Manifest } from '@/lib/operations/backup/manifest'
import { freeBytesOf } from '@/lib/operations/backup/nightly/folder-target'
import { requireRoom } from '@/lib/operations/backup/nightly/pace'
import { newestNightly } from '@/lib/operations/backup/nightly/retention'
import { thisTarget } from '@/lib/operations/backup/nightly/this-target'
import { openBackup } from '@/lib/operations/backup/open-backup'
import { removeLeftFolders, withTemporaryFolder } from '@/lib/operations/backup/temporary-folder'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { prefixes } from '@/lib/operations/storage'
import { diskStorage } from '@/lib/operations/storage/disk'
import { bundleFolder } from '../bundle-folders.mjs'
import { compareCounts, type Compared } from '../drill/compare'
import { drillEnvironment } from '../drill/environment'
import { freePort, openPages, whileServed } from '../drill/serve-restored'
import { catchStopSignals } from '../drill/stop-signal'
import { fail, failWithUsage, readArguments } from '../fail'
import { runProgram } from '../run-program'

/** The newest backup that the site made by itself, as the commands name it. Throws a Refusal if there is none. */
async function newestBackup(): Promise<string> {
  const target = thisTarget()
  const folder = await target.workFolder()
  const newest = newestNightly(await target.list())
  if (!newest) throw new Refusal(`There is no backup in ${target.label}: name one, or run npm run backup:nightly`)
  return settings().BACKUP_S3_BUCKET ? `bucket:${newest}` : path.join(folder, newest)
}

const folderPrefix = '.drill-'

async function restoreAndCompare(
  file: string,
  manifest: Manifest,
  folder: string,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<Compared[]> {
  const environment = drillEnvironment(process.env, { folder, port: await freePort(), databaseUrl })
  for (const [command, ...args] of [['restore', file], ['migrate']] as const)
    await runProgram(process.execPath, [path.join(bundleFolder, `${command}.mjs`), ...args], environment, {
      quiet: true,
      signal,
    })
  const database = databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(path.join(folder, 'ilc.sqlite'))
  const { counts } = await database.ask(contentsOf)
  const stored = await Promise.all(prefixes.map((prefix) => diskStorage(path.join(folder, prefix.name), prefix).list()))
  const compared = compareCounts(manifest, { ...counts, files: stored.flat().length })
  return [...compared, ...(await whileServed(environment, () => openPages(environment.SITE_URL ?? '')))]
}

const requested = readArguments({ allowPositionals: true, options: { database: { type: 'string' } } })
if (!requested || requested.positionals.length > 1)
  failWithUsage('Usage: npm run restore:drill -- [FILE|bucket:NAME] [--database postgres://…]')

/** `npm run restore:drill`: restores a backup beside the running site, says whether it is one, and leaves nothing. */
try {
  const { DATA_DIR } = settings()
  const { stoppable, stopped } = catchStopSignals()
  const { database: chosen } = requested.values
  const file = requested.positionals[0] ?? (await stoppable(newestBackup()))
  const archive = await stoppable(ArchiveReader.open(file, prefixes, openBackup(backupKey(), thisTarget())))
  archive.close()
  const { manifest } = archive
  console.log(`${file} of ${manifest.made} is complete: ${manifest.entries.length} files have the content they had`)
  const server = chosen ?? directAddress()
  if (manifest.database === 'postgres' && !server)
    throw new Refusal('The backup is of PostgreSQL: name an empty database with --database postgres://…')
  removeLeftFolders(DATA_DIR, folderPrefix)
  const results = await withTemporaryFolder(
    DATA_DIR,
    async (folder) => {
      await requireRoom(folder, freeBytesOf, 2 * manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0))
      const drill = (databaseUrl: string) => stoppable(restoreAndCompare(file, manifest, folder, databaseUrl, stopped))
      if (manifest.database === 'sqlite') return drill('')
      if (chosen) return drill(chosen)
      return withTemporaryDatabase(server ?? '', drill)
    },
    { prefix: folderPrefix, exitOnSignal: false },
  )
  for (const { line, isSame } of results) (isSame ? console.log : console.error)(line)
  const isRestorable = results.every(({ isSame }) => isSame)
  console.log(isRestorable ? 'The backup can be restored.' : 'The backup was restored, but something differs.')
  process.exit(isRestorable ? 0 : 1)
} catch (error) {
  console.error('The drill did not succeed.')
  fail(error)
}
