import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fine, finding, reasonOf, type Finding } from './finding'

/** What the check of the disk finds out about a folder. */
export interface FolderState {
  /** Bytes and files that the disk still takes. No number of files where the file system has no limit of them. */
  freeBytes: number
  freeFiles: { left: number; of: number } | undefined
  /** Why nothing can be written, or undefined. */
  writeError: string | undefined
  /** Whether another user than the one of this process owns the folder. */
  isOfOtherUser: boolean
}

/** Bytes of the file that is written: more than a full disk still takes in what is allocated already. */
const sampleSize = 64 * 1024

const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3]

/** Bytes below which the disk counts as full, or as nearly full. */
const [fullBelow, nearlyFullBelow] = [256 * megabyte, 2 * gigabyte]

/** The share of files that a disk must still take. */
const leastShareOfFiles = 0.03

async function writeErrorOf(folder: string): Promise<string | undefined> {
  const file = path.join(folder, `.doctor-check-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(sampleSize), { mode: 0o600 }).finally(() => rm(file, { force: true }))
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

/** Looks at a folder, and writes a file in it that is removed again. Undefined if the folder does not exist. */
export async function stateOfFolder(folder: string): Promise<FolderState | undefined> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return undefined
  const { bavail, bsize, ffree, files } = await statfs(folder)
  return {
    freeBytes: bavail * bsize,
    freeFiles: files > 0 ? { left: ffree, of: files } : undefined,
    writeError: await writeErrorOf(folder),
    isOfOtherUser: found.uid !== process.getuid?.(),
  }
}

const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`

function spaceFinding(folder: string, freeBytes: number): Finding {
  const free = `${inGigabytes(freeBytes)} are free for ${folder}`
  if (freeBytes < fullBelow) return finding('disk-full', free)
  return freeBytes < nearlyFullBelow ? finding('disk-nearly-full', free) : fine(free)
}

/** Checks that a folder can be written, and that its disk has room for bytes and for files. */
export function checkFolder(folder: string, state: FolderState | undefined): Finding[] {
  if (!state) return [finding('folder-missing', `there is no folder ${folder} yet`)]
  const { freeBytes, freeFiles, writeError, isOfOtherUser } = state
  return [
    ...(writeError === undefined ? [] : [finding('folder-not-writable', `${folder} cannot be written: ${writeError}`)]),
    ...(isOfOtherUser ? [finding('folder-of-other-user', `${folder} belongs to another user`)] : []),
    spaceFinding(folder, freeBytes),
    ...(freeFiles && freeFiles.left < freeFiles.of * leastShareOfFiles
      ? [finding('inodes-used-up', `the disk takes only ${freeFiles.left} more files`)]
      : []),
  ]
}
