import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireKey, type FileStorage, type StoragePrefix, type StoredFile } from './port'

/** A name that is too long for the file system cannot exist, so it counts as missing. */
const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  ['ENOENT', 'ENAMETOOLONG'].includes(String(error.code))

const ifThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The folder may already exist with wider permissions.
  await chmod(folder, 0o700)
}

/** Flushes the folder: only then is a new file name durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

export function diskStorage(folder: string, prefix: StoragePrefix): FileStorage {
  const fileOf = (key: string) => {
    requireKey(prefix, key)
    return path.join(folder, key)
  }

  async function describe(key: string): Promise<StoredFile | undefined> {
    const result = await ifThere(stat(fileOf(key)))
    return result && { key, modified: result.mtime }
  }

  return {
    async put(key, data) {
      const file = fileOf(key)
      // Written to a draft first. The draft's name is a valid key, so a leftover of a killed process is listed and can
      // be removed.
      const draft = path.join(folder, `draft-${randomUUID()}${path.extname(key)}`)
      await prepareFolder(folder)
      try {
        await writeFile(draft, data, { flag: 'wx', mode: 0o600, flush: true })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async get(key) {
      return ifThere(readFile(fileOf(key)))
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
    async list() {
      const names = (await ifThere(readdir(folder))) ?? []
      const files = await Promise.all(names.filter(prefix.isKey).map(describe))
      // It may have been removed since.
      return files.filter((file) => file !== undefined)
    },
  }
}
