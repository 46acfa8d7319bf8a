import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { settings } from '@/lib/operations/settings'
import { payload } from '../payload'

/** Bytes of the file that is written: more than a full disk still takes in what is allocated already. */
const fileSize = 64 * 1024

const usesFolder = () => !settings().DATABASE_URL || !settings().S3_ENDPOINT

/** A data folder that is not there is made by whatever stores a file first; its database is looked at below. */
function ignoreNoFolder(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** Stores a little, to find out whether anything can be stored. Throws the error of the system or database. */
export async function checkStorage(): Promise<void> {
  if (usesFolder()) {
    const file = path.join(settings().DATA_DIR, `.storage-check-${process.pid}`)
    await writeFile(file, Buffer.alloc(fileSize))
      .finally(() => rm(file, { force: true }))
      .catch(ignoreNoFolder)
  }
  const { db } = await payload()
  await db.execute({ drizzle: db.drizzle, sql: sql`UPDATE content_versions SET version = version` })
}
