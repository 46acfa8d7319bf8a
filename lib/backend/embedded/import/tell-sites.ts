import { raiseVersions } from '../database/content-versions'
import type { Aftermath } from '../database/after-commit'

/** Tells the running sites what an import has changed. If they cannot be told, what was imported stays. */
export async function tellSites({ tags }: Pick<Aftermath, 'tags'>): Promise<void> {
  if (tags.length === 0) return
  await raiseVersions(tags).catch((error: unknown) =>
    console.error('The running sites could not be notified; they show it after a restart:', error),
  )
}
