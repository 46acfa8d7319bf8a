import { isPurging } from '@/lib/cdn/purge'
import { raiseVersions } from '../database/content-versions'
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
  if (!isPurging()) return
  // What purges is loaded where it is needed: an import knows the database by what it is given.
  await tell('The cache in front of the site could not be told; it shows it within minutes:', async () => {
    const [{ queuePurge }, { payload }] = await Promise.all([import('../cdn/purge-queue'), import('../payload')])
    await queuePurge(payload, purged)
  })
}
