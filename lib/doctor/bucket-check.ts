import { randomBytes } from 'node:crypto'
import type { FileStorage, StoragePrefix } from '@/lib/storage/port'
import { fine, finding, reasonOf, type Finding } from './finding'

/** Where the check stores its object: beside what the site stores, and nothing of the site looks there. */
export const doctorPrefix: StoragePrefix = { name: 'doctor', isKey: (key) => /^check-[0-9a-f]{16}$/.test(key) }

/** Whether the service answered, and refused. */
const isRefusal = (reason: string) => /answered \d|no such bucket/.test(reason)

/** Runs the steps in their order until one fails. Returns the failed one. */
async function failedStep(steps: readonly (readonly [string, () => Promise<unknown>])[]): Promise<Finding | undefined> {
  for (const [name, step] of steps) {
    try {
      await step()
    } catch (error) {
      const reason = reasonOf(error)
      return finding(isRefusal(reason) ? 'bucket-refused' : 'bucket-unreachable', `${name} failed: ${reason}`)
    }
  }
  return undefined
}

/** Stores, reads, lists and deletes a small object, as the site does with files. */
export async function checkBucket(storage: FileStorage | undefined): Promise<Finding[]> {
  if (!storage) return [fine('files are stored in DATA_DIR: no bucket is set')]
  const key = `check-${randomBytes(8).toString('hex')}`
  const data = randomBytes(64)
  let read: Buffer | undefined
  const failed = await failedStep([
    ['storing an object', () => storage.put(key, data, 'application/octet-stream')],
    ['reading it', async () => (read = await storage.get(key))],
    ['listing', () => storage.list()],
    ['deleting it', () => storage.remove(key)],
  ])
  if (failed) return [failed]
  if (!read?.equals(data)) return [finding('bucket-differs', 'what was read is not what was stored')]
  return [fine('an object was stored, read, listed and deleted')]
}
