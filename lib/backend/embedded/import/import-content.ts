import type { Content } from '@/lib/content/import/read'
import { afterCommit } from '../after-commit'
import type { ImportResult } from './load'

/** Loads a validated content folder into this site's database, all or nothing, and tells the sites that are served from it: by the versions of its tags, and by `notifySites`. */
export async function importContent(folder: string, content: Content, notifySites: () => Promise<void>): Promise<ImportResult> {
  // Wrong settings are told by whoever runs this, not by the import.
  const [{ payload }, { raiseVersions }, { loadContent }] = await Promise.all([import('../payload'), import('../content-versions'), import('./load')])
  const backend = await payload()
  return afterCommit(
    () => loadContent(backend, folder, content),
    async ({ tags }) => {
      // What is imported stays imported whether they hear it or not.
      await raiseVersions(tags).catch((error: unknown) => console.error('The running sites could not be notified; they show it after a restart:', error))
      await notifySites()
    },
  )
}
