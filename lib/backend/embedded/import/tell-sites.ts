import { raiseVersions } from '../database/content-versions'
import { queuePurge } from '../cdn/purge-queue'
import type { Aftermath } from '../database/after-commit'

/** Tells the running sites what an import has changed. If they cannot be told, what was imported stays. */
export async function tellSites({ tags }: Pick<Aftermath, 'tags'>): Promise<void> {
  if (tags.length === 0) return
  const tell = async () => {
    await raiseVersions(tags)
    // Loaded where it is needed: an import knows the database by what it is given.
    await queuePurge(async () => (await import('../payload')).payload(), tags)
  }
  await tell().catch((error: unknown) =>
    console.error('The running sites could not be notified; they show it after a restart:', error),
  )
}
