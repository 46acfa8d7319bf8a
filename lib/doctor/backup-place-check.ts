import { stat } from 'node:fs/promises'
import path from 'node:path'
import { reserveBytes } from '@/lib/backup/nightly/pace'
import type { FileStorage } from '@/lib/storage/port'
import { checkBucket } from './bucket-check'
import { stateOfFolder, type FolderState } from './disk-check'
import { finding, type Finding } from './finding'

/** The folder itself, or the nearest one above it that exists: there the first backup makes the others. */
async function nearestOf(folder: string): Promise<{ folder: string; state: FolderState; device: number } | undefined> {
  const state = await stateOfFolder(folder)
  if (state) return { folder, state, device: (await stat(folder)).dev }
  return path.dirname(folder) === folder ? undefined : nearestOf(path.dirname(folder))
}

/** Checks that backups can be written to a folder, and that the loss of the disk of the data is not theirs too. */
export async function checkBackupFolder(folder: string, dataFolder: string): Promise<Finding[]> {
  const [place, data] = [await nearestOf(folder), await nearestOf(dataFolder)]
  if (!place) return []
  const { writeError, freeBytes } = place.state
  const megabytes = Math.floor(freeBytes / 1024 ** 2)
  return [
    ...(writeError === undefined
      ? []
      : [finding('backup-place-closed', `backups cannot be written to ${place.folder}: ${writeError}`)]),
    ...(freeBytes < reserveBytes
      ? [finding('backup-no-room', `only ${megabytes} MB are free for backups in ${folder}`)]
      : []),
    ...(place.device === data?.device
      ? [finding('backup-beside-data', `backups in ${folder} are on the disk of the site`)]
      : []),
  ]
}

/** Checks that the keys of a bucket for backups may do there what a backup does. */
export async function checkBackupBucket(storage: FileStorage, label: string): Promise<Finding[]> {
  const found = await checkBucket(storage)
  return found.flatMap((one) =>
    one.state === 'fine' ? [] : [finding('backup-unreachable', `${label} cannot be used: ${one.found}`)],
  )
}
