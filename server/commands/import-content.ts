import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { isWordFolder } from '@/lib/content/import/word/word-folder'
import { fail } from '../fail'
import { importOptions, importUsage } from '../import-options'
import { notifySites } from '../notify-sites'

const asked = importOptions(process.argv.slice(2))
if (!asked) {
  console.error(importUsage)
  process.exit(2)
}

const { source, isTrial } = asked

/** Imports a folder or a register. Prints what was done. */
async function importFolder(): Promise<void> {
  const content = (/\.csv$/i.test(source) ? readLegalTexts : readContent)(path.resolve(source))
  const { created, updated, unchanged } = await importContent(path.resolve(source), content, notifySites, isTrial)
  const verb = isTrial ? 'Would import' : 'Imported'
  console.log(`${verb} ${source}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
}

const isBackend = /^https?:\/\//i.test(source)
const isGhost = /\.json$/i.test(source)
const isWord = !isBackend && isWordFolder(path.resolve(source))

try {
  if (isBackend) {
    const { importFromBackend } = await import('../import-from-backend')
    process.exit((await importFromBackend(source, isTrial)) ? 0 : 1)
  }
  if (isGhost) {
    const { importGhost } = await import('../import-ghost')
    process.exit((await importGhost(asked)) ? 0 : 1)
  }
  if (isWord) {
    const { importWordFolder } = await import('../import-word')
    process.exit((await importWordFolder(asked)) ? 0 : 1)
  }
  await importFolder()
  process.exit(0)
} catch (error) {
  // Of these, each record is imported by itself.
  const isApart = isBackend || isGhost || isWord
  console.error(isApart ? 'The import did not come to its end. It may be repeated.' : 'Nothing was imported.')
  fail(error)
}
