import type { Content } from '@/lib/content/import/content'
import { afterCommit } from '../database/after-commit'
import type { ImportResult } from './loading'

/** Loads a content folder, all or nothing, and notifies the running sites. A trial only says what would be done. */
export async function importContent(
  folder: string,
  content: Content,
  notifySites: () => Promise<void>,
  isTrial = false,
): Promise<ImportResult> {
  // Imported lazily: invalid settings are reported by the caller, not by the import of these modules.
  const [{ readyPayload }, { tellSites }, { loadContent }, { planOf }] = await Promise.all([
    import('../ready-payload'),
    import('./tell-sites'),
    import('./load'),
    import('./import-records'),
  ])
  const backend = await readyPayload()
  if (isTrial) return planOf(backend, content)
  return afterCommit(
    () => loadContent(backend, folder, content),
    async (remaining) => {
      await tellSites(remaining)
      await notifySites()
      const { refreshStatistics } = await import('../database/statistics')
      await refreshStatistics(backend)
    },
  )
}
