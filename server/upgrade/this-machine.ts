import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freeBytesOf } from '@/lib/backup/nightly/folder-target'
import { requireRoom } from '@/lib/backup/nightly/pace'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/settings'
import { requireOutside } from './data-folders'
import { fetchRelease, finishedMark } from './fetch-release'
import { ReleaseFolders } from './folders'
import { takeLock } from './lock'
import type { Order } from './order'
import { ownerOf, run, runIn } from './run-as-owner'
import { checkServing, isServing } from './serving'
import type { Release, UpgradePorts } from './upgrade'

/** Bytes that a version takes: its packages and its build. */
const releaseBytes = 3 * 1024 ** 3

/** A migration that waits longer for readers and writers gives way to them, and is tried again. */
const lockTimeout = { PGOPTIONS: '-c lock_timeout=3s' }
const [migrationAttempts, retryDelayMs] = [5, 5_000]

/** A pooler refuses settings of a connection, or gives them to others. */
function directly(): Record<string, string> {
  const { DATABASE_DIRECT_URL } = settings()
  return DATABASE_DIRECT_URL ? { DATABASE_URL: DATABASE_DIRECT_URL } : {}
}

const backupName = /^(ilc-nightly-\S+) in (.+?): /m

/** The site on this machine. */
function ownOrigin(): string {
  const { HOST, PORT } = settings()
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** The folders that the site writes to, by the names of their settings. */
function dataFolders(): Record<string, string> {
  const { DATA_DIR, BACKUP_DIR = path.join(DATA_DIR, 'backups') } = settings()
  return { DATA_DIR, BACKUP_DIR }
}

/** Refuses files that were changed in the program that serves, since the new version would not have the changes. */
async function requireUnchanged(): Promise<void> {
  const changed = await run('git', ['status', '--porcelain', '--untracked-files=no'], {
    cwd: process.cwd(),
    isQuiet: true,
  })
  if (changed.trim() !== '')
    throw new Refusal('These files of the program were changed here, which the new version would lack. Undo that first')
}

async function build(release: Release): Promise<void> {
  const { folder } = release
  const mark = path.join(folder, finishedMark)
  if (existsSync(mark)) return
  // A version from a folder may be installed and built already.
  if (!existsSync(path.join(folder, 'node_modules')))
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder })
  await runIn(release, ['build-when-stale'])
  // The only folder of a program that the site writes to.
  const cache = path.join(folder, '.next', 'cache')
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache)
  const owner = ownerOf(settings().DATA_DIR)
  if (owner) chownSync(cache, owner.uid, owner.gid)
  writeFileSync(mark, `${new Date().toISOString()}\n`)
}

async function backUp(current: Release): Promise<string> {
  const output = await runIn(current, ['backup-nightly'], { owner: ownerOf(settings().DATA_DIR) })
  const [, name, place] = backupName.exec(output) ?? []
  if (name === undefined || place === undefined) throw new Refusal('No backup was made: see above')
  return settings().BACKUP_S3_BUCKET ? `bucket:${name}` : path.join(place, name)
}

async function migrate(release: Release): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await runIn(release, ['migrate'], {
        environment: { ...lockTimeout, ...directly() },
        owner: ownerOf(settings().DATA_DIR),
      })
      return
    } catch (error) {
      if (attempt === migrationAttempts) throw error
      console.log('The database could not be migrated. Trying again')
      await pause(retryDelayMs)
    }
}

/** What an upgrade of the site in this folder asks of the machine. */
export function thisMachine({ to, from, restart, wait, watch }: Order): UpgradePorts {
  const folders = new ReleaseFolders(process.cwd())
  const watched = { origin: ownOrigin(), waitSeconds: wait, watchSeconds: watch }
  let wanted: Release | undefined
  return {
    checkBefore: async () => {
      takeLock(path.join(folders.root, 'upgrade.lock'))
      requireOutside(path.join(folders.root, 'releases'), dataFolders())
      if (from === undefined) await requireUnchanged()
      await requireRoom(folders.root, freeBytesOf, releaseBytes)
    },
    fetchRelease: async () => (wanted = await fetchRelease(folders, process.cwd(), { to, from })),
    build,
    backUp: () => backUp(folders.current()),
    rehearse: async (release, backup) => {
      await runIn(release, ['restore-drill', backup], { owner: ownerOf(settings().DATA_DIR) })
    },
    migrate,
    current: () => folders.current(),
    previous: () => folders.previous(),
    switchTo: (release) => Promise.resolve(folders.switchTo(release)),
    restart: async () => {
      await run('sh', ['-c', restart], { cwd: folders.root })
    },
    isServing: (release) => isServing(release, watched.origin),
    checkServing: (release) => checkServing(release, watched, { mayBeSilent: release.name !== wanted?.name }),
    removeOldReleases: () => {
      const isOwn = ({ folder }: Release) => existsSync(path.join(folder, finishedMark))
      for (const name of folders.removeOld(isOwn)) console.log(`Removed the old version ${name}`)
      return Promise.resolve()
    },
    say: (line) => console.log(line),
  }
}
