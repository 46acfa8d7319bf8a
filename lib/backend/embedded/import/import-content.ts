import type { Content } from '@/lib/content/import/read'
import { afterCommit } from '../database/after-commit'
import type { ImportResult } from './load'

/** Loads a validated content folder into this site's database, all or nothing, and tells the sites that are served from it: by the versions of its tags, and by `tellSites`. */
export async function importContent(folder: string, content: Content, tellSites: () => Promise<void>): Promise<ImportResult> {
  // Wrong settings are told by whoever runs this, not by the import.
  const [{ payload }, { raiseVersions }, { loadContent }] = await Promise.all([import('../payload'), import('../database/content-versions'), import('./load')])
  const backend = await payload()
  return afterCommit(
    () => loadContent(backend, folder, content),
    async ({ tags }) => {
      // What is imported stays imported whether they hear it or not.
      await raiseVersions(tags).catch((error: unknown) => console.error('The running sites could not be told; they show it after a restart:', error))
      await tellSites()
    },
  )
}
