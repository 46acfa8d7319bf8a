import { raiseVersions } from '../database/content-versions'
import { queuePurge } from '../cdn/purge-queue'
import type { Aftermath } from '../database/after-commit'

async function tell(whatFollows: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(whatFollows, error)
  }
}

/**
 * Tells the running sites, and the cache in front of them, what an import has changed. If they cannot be told, what was
 * imported stays.
 */
export async function tellSites({ tags, purged }: Pick<Aftermath, 'tags' | 'purged'>): Promise<void> {
  if (tags.length > 0)
    await tell('The running sites could not be notified; they show it after a restart:', () => raiseVersions(tags))
  // Payload is loaded where it is needed: an import knows the database by what it is given.
  await tell('The cache in front of the site could not be told; it shows it within minutes:', () =>
    queuePurge(async () => (await import('../payload')).payload(), purged),
  )
}
