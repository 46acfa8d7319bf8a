import path from 'node:path'
import { getPayload } from 'payload'
import { raiseVersions } from '@/lib/backend/embedded/content-versions'
import { afterCommit } from '@/lib/backend/embedded/after-commit'
import { loadContent } from '@/lib/backend/embedded/import/load'
import { ringOnce } from '@/lib/cache/bell'
import { readContent } from '@/lib/content/import/read'
import { settings } from '@/lib/settings'
import { fail } from './start/fail'

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: npm run content:import -- DIR')
  process.exit(2)
}

/** Tells the running sites. What is imported stays imported whether they hear it or not. */
async function tell(tags: string[]): Promise<void> {
  const { REDIS_URL } = settings()
  const late = (when: string) => (error: unknown) => console.error(`The running sites could not be told; they show it ${when}:`, error)
  await raiseVersions(tags).catch(late('after a restart'))
  if (REDIS_URL) await ringOnce(REDIS_URL).catch(late('within a minute'))
}

try {
  const content = readContent(path.resolve(folder))
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  const { created, updated, unchanged } = await afterCommit(() => loadContent(payload, path.resolve(folder), content), ({ tags }) => tell(tags))
  console.log(`Imported ${folder}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  process.exit(0)
} catch (error) {
  console.error('Nothing was imported.')
  fail(error)
}
