import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { publishChangeOnce } from '@/lib/cache/change-channel'
import { readContent } from '@/lib/content/import/read'
import { settings } from '@/lib/settings'
import { fail } from './start/fail'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run content:import -- DIR')
  process.exit(2)
}

async function ring(): Promise<void> {
  const { REDIS_URL } = settings()
  if (REDIS_URL) await publishChangeOnce(REDIS_URL).catch((error: unknown) => console.error('The running sites could not be told; they show it within a minute:', error))
}

try {
  const content = readContent(path.resolve(folder))
  const { created, updated, unchanged } = await importContent(path.resolve(folder), content, ring)
  console.log(`Imported ${folder}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  process.exit(0)
} catch (error) {
  console.error('Nothing was imported.')
  fail(error)
}
