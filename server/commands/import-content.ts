import path from 'node:path'
import { parseArgs } from 'node:util'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { fail } from '../fail'
import { notifySites } from '../notify-sites'

/** Parses the source and the flag. Returns undefined for invalid arguments. */
function read(args: string[]): { source: string; isTrial: boolean } | undefined {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [source, ...others] = positionals
    return source && others.length === 0 ? { source, isTrial: values['dry-run'] } : undefined
  } catch {
    return undefined
  }
}

const asked = read(process.argv.slice(2))
if (!asked) {
  console.error(
    'Usage: npm run content:import -- SOURCE [--dry-run]\nSOURCE: a folder, FILE.csv for texts of law, or https://…/api of a hosted backend',
  )
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

try {
  if (isBackend) {
    const { importFromBackend } = await import('../import-from-backend')
    process.exit((await importFromBackend(source, isTrial)) ? 0 : 1)
  }
  await importFolder()
  process.exit(0)
} catch (error) {
  // Of a backend, each thing is imported by itself.
  console.error(isBackend ? 'The import did not come to its end. It may be repeated.' : 'Nothing was imported.')
  fail(error)
}
