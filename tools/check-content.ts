import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { checkContentFile } from './content-check/check-file'

/**
 * `npx tsx tools/check-content.ts DIR [LANGUAGE]`: for each file below a folder, says what the site would lose, change or
 * refuse. Exits with 1 if it would lose text or take a file for no use.
 */

const [folder, input = defaultLanguage] = process.argv.slice(2)
if (!folder || !isLanguage(input)) {
  console.error('Usage: npx tsx tools/check-content.ts DIR [vi|en|zh]')
  process.exit(2)
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  .sort()

let errors = 0
for (const name of files) {
  const { lines, isError } = await checkContentFile(readFileSync(path.join(folder, name)), name, input)
  if (isError) errors += 1
  console.log(`${name}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
console.log(`${files.length} files, ${errors} of which lose text or are refused`)
process.exitCode = errors > 0 ? 1 : 0
