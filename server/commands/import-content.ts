import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { fail } from '../fail'
import { notifySites } from '../notify-sites'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run content:import -- DIR, or FILE.csv for texts of law')
  process.exit(2)
}

try {
  const content = (/\.csv$/i.test(folder) ? readLegalTexts : readContent)(path.resolve(folder))
  const { created, updated, unchanged } = await importContent(path.resolve(folder), content, notifySites)
  console.log(`Imported ${folder}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  process.exit(0)
} catch (error) {
  console.error('Nothing was imported.')
  fail(error)
}
