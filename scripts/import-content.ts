import path from 'node:path'
import { getPayload } from 'payload'
import { loadContent } from '@/lib/backend/embedded/import/load'
import { markChange } from '@/lib/settings/change-mark'
import { readContent } from '@/lib/content/import/read'
import { fail } from './start/fail'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run content:import -- DIR')
  process.exit(2)
}

try {
  const content = readContent(path.resolve(folder))
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  const { created, updated, unchanged } = await loadContent(payload, path.resolve(folder), content)
  if (created + updated > 0) markChange()
  console.log(`Imported ${folder}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  process.exit(0)
} catch (error) {
  console.error('Nothing was imported.')
  fail(error)
}
