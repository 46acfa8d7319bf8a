import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { requireKey, type FileStorage, type StoragePrefix, type StoredFile } from './port'

/** A name that is too long for the disk is nobody's. */
const isMissing = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && ['ENOENT', 'ENAMETOOLONG'].includes(String(error.code))

/** Undefined where a file or folder is not there. */
const ifThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Somebody else may have made it, for everybody to read.
  await chmod(folder, 0o700)
}

async function writeThrough(file: string, data: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name itself is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keeps a storage prefix in a folder that only this user can read. */
export function diskStorage(folder: string, prefix: StoragePrefix): FileStorage {
  const fileOf = (key: string) => {
    requireKey(prefix, key)
    return path.join(folder, key)
  }

  async function describe(key: string): Promise<StoredFile | undefined> {
    const found = await ifThere(stat(fileOf(key)))
    return found && { key, modified: found.mtime }
  }

  return {
    async put(key, data) {
      const file = fileOf(key)
      // Written aside under a key of its own: what is left of it when the process dies is listed, and can be removed.
      const draft = path.join(folder, `draft-${randomUUID()}${path.extname(key)}`)
      await prepareFolder(folder)
      try {
        await writeThrough(draft, data)
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
      // One may be gone since.
      return files.filter((file) => file !== undefined)
    },
  }
}
