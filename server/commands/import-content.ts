import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { fail, failWithUsage } from '../fail'
import { importOptions, importUsage } from '../import-options'
import { notifySites } from '../notify-sites'

const requested = importOptions(process.argv.slice(2))
if (!requested) failWithUsage(importUsage)

const { source, isTrial, kind } = requested

async function importFolder(): Promise<boolean> {
  const content = (/\.csv$/i.test(source) ? readLegalTexts : readContent)(path.resolve(source))
  const { created, updated, unchanged } = await importContent(path.resolve(source), content, notifySites, isTrial)
  const verb = isTrial ? 'Would import' : 'Imported'
  console.log(`${verb} ${source}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  return true
}

const imports = {
  folder: importFolder,
  'taken over': async () => (await import('../import-taken-over')).importTakenOver(requested),
  word: async () => (await import('../import-word')).importWordFolder(requested),
} satisfies Record<typeof kind, () => Promise<boolean>>

try {
  process.exit((await imports[kind]()) ? 0 : 1)
} catch (error) {
  // Of others than a folder, each record is imported by itself.
  const isWhole = kind === 'folder'
  console.error(isWhole ? 'Nothing was imported.' : 'The import did not come to its end. It may be repeated.')
  fail(error)
}
