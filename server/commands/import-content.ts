import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent } from '@/lib/content/import/read'
import { fail } from '../fail'
import { notifySites } from '../notify-sites'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run content:import -- DIR')
  process.exit(2)
}

try {
  const content = readContent(path.resolve(folder))
  const { created, updated, unchanged } = await importContent(path.resolve(folder), content, notifySites)
  console.log(`Imported ${folder}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  process.exit(0)
} catch (error) {
  console.error('Nothing was imported.')
  fail(error)
}
