import path from 'node:path'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { fail } from '../fail'
import { importOptions, importUsage, type ImportOptions } from '../import-options'
import { notifySites } from '../notify-sites'

const asked = importOptions(process.argv.slice(2))
if (!asked) {
  console.error(importUsage)
  process.exit(2)
}

const { source, kind, isTrial } = asked

/** Imports a folder or a register. Prints what was done. */
async function importFolder(): Promise<void> {
  const content = (/\.csv$/i.test(source) ? readLegalTexts : readContent)(path.resolve(source))
  const { created, updated, unchanged } = await importContent(path.resolve(source), content, notifySites, isTrial)
  const verb = isTrial ? 'Would import' : 'Imported'
  console.log(`${verb} ${source}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
}

/** Imports from the source that was named. Returns whether everything was taken. */
async function run(options: ImportOptions): Promise<boolean> {
  const { source, kind, isTrial } = options
  switch (kind) {
    case 'backend':
      return (await import('../import-from-backend')).importFromBackend(source, isTrial)
    case 'wordpress':
      return (await import('../import-from-wordpress')).importFromWordPress(path.resolve(source), options)
    case 'ghost':
      return (await import('../import-ghost')).importGhost(options)
    case 'word':
      return (await import('../import-word')).importWordFolder(options)
    default:
      await importFolder()
      return true
  }
}

try {
  process.exit((await run(asked)) ? 0 : 1)
} catch (error) {
  // From other sources each record is imported by itself.
  console.error(kind === 'folder' ? 'Nothing was imported.' : 'The import did not come to its end. It may be repeated.')
  fail(error)
}
