import path from 'node:path'
import { parseArgs } from 'node:util'
import { importContent } from '@/lib/backend/embedded/import/import-content'
import { readContent, readLegalTexts } from '@/lib/content/import/read'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { fail } from '../fail'
import type { WordPressOptions } from '../import-from-wordpress'
import { notifySites } from '../notify-sites'

/** Parses the source and the options. Returns undefined for invalid arguments. */
function read(args: string[]): ({ source: string } & WordPressOptions) | undefined {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      // These are of an export of WordPress.
      uploads: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] as string[] },
      language: { type: 'string', default: defaultLanguage },
      redirects: { type: 'string' },
    } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [source, ...others] = positionals
    const { language, map, redirects, uploads } = values
    if (!source || others.length > 0 || !isLanguage(language)) return undefined
    if (!isWordPress(source) && args.some((arg) => /^--(?:uploads|map|language|redirects)\b/.test(arg)))
      return undefined
    return { source, isTrial: values['dry-run'], uploads, map, language, redirects }
  } catch {
    return undefined
  }
}

const isWordPress = (source: string): boolean => /\.(?:xml|wxr)$/i.test(source)

const asked = read(process.argv.slice(2))
if (!asked) {
  console.error(
    'Usage: npm run content:import -- SOURCE [--dry-run]\nSOURCE: a folder, FILE.csv for texts of law, https://…/api of a hosted backend, or EXPORT.xml of WordPress with [--uploads FOLDER|ADDRESS] [--map FILE|CATEGORY=SECTION]… [--language vi|en|zh] [--redirects FILE]',
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
  if (isWordPress(source)) {
    const { importFromWordPress } = await import('../import-from-wordpress')
    process.exit((await importFromWordPress(path.resolve(source), asked)) ? 0 : 1)
  }
  await importFolder()
  process.exit(0)
} catch (error) {
  // Of a backend, each thing is imported by itself.
  console.error(
    isBackend || isWordPress(source)
      ? 'The import did not come to its end. It may be repeated.'
      : 'Nothing was imported.',
  )
  fail(error)
}
