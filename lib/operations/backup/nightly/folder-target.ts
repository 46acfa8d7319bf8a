import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { syncFolder } from '@/lib/operations/storage/disk'
import { newFile } from '../archive-writer'
import { fileSource } from '../byte-source'
import { whileRoom } from './pace'
import type { BackupTarget } from './target'

/** Bytes that a user without privileges may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function folderTarget(folder: string, freeBytes = freeBytesOf): BackupTarget {
  return {
    label: folder,
    workFolder: async () => {
      await mkdir(path.dirname(folder), { recursive: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    begin: async (name, temporary) => {
      const part = path.join(temporary, 'archive')
      const output = newFile(part)
      return {
        output,
        stages: [whileRoom(folder, freeBytes)],
        open: () => fileSource(part),
        commit: async () => {
          await rename(part, path.join(folder, name))
          await syncFolder(folder)
        },
        discard: async () => {
          output.destroy()
          // A file that is still being opened would appear after its removal.
          await finished(output).catch(() => undefined)
          await rm(part, { force: true })
        },
      }
    },
    open: (name) => fileSource(path.join(folder, name)),
    list: async () => (existsSync(folder) ? readdir(folder) : []),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}
