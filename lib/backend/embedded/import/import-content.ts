import type { Content } from '@/lib/content/import/content'
import { afterCommit } from '../database/after-commit'
import type { ImportResult } from './loading'

/**
 * Loads a validated content folder into this site's database, all or nothing. Notifies the running sites that use this
 * database, through the tags' versions and `notifySites`. A trial only says what would be done.
 */
export async function importContent(
  folder: string,
  content: Content,
  notifySites: () => Promise<void>,
  isTrial = false,
): Promise<ImportResult> {
  // Imported lazily: invalid settings are reported by the caller, not by the import of these modules.
  const [{ payload }, { raiseVersions }, { loadContent }, { planOf }] = await Promise.all([
    import('../payload'),
    import('../database/content-versions'),
    import('./load'),
    import('./import-things'),
  ])
  const backend = await payload()
  if (isTrial) return planOf(backend, content)
  return afterCommit(
    () => loadContent(backend, folder, content),
    async ({ tags }) => {
      // The import stays committed even if the running sites cannot be notified.
      await raiseVersions(tags).catch((error: unknown) =>
        console.error('The running sites could not be notified; they show it after a restart:', error),
      )
      await notifySites()
    },
  )
}
