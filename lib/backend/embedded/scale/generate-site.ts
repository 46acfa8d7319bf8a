import path from 'node:path'
import { readContent } from '@/lib/content/import/read'
import { directAddress, requireOwnSession } from '../database/direct-address'
import { settings } from '@/lib/settings'
import { Refusal } from '@/lib/operations/refusal'
import { tags } from '@/lib/backend/tags'
import { raiseVersions } from '../database/content-versions'
import { addArticles } from './articles'
import { withBulk } from './bulk'
import { addComments } from './comments'
import { addCounts } from './counts'
import { markBegun, requireFillable } from './fillable'
import { addAuthors, addMembers } from './members'
import { addPictures } from './pictures'
import { addRequests } from './requests'
import { sizesFor } from './sizes'

interface Wanted {
  /** The name of the database, repeated as a confirmation. */
  fill: string
  /** The part of the full size. */
  share: number
  seed: number
}

/**
 * Adds what a site has after ten years to a prepared PostgreSQL database that nobody uses, for tests with much content.
 * The same seed gives the same rows, whose times are relative to the hour. Writes with statements of its own, and fills
 * by them what the hooks of a save would fill: search columns, prepared texts, citations, uses of pictures, the latest
 * versions.
 */
export async function generateSite({ fill, share, seed }: Wanted): Promise<void> {
  const address = directAddress()
  if (!address) throw new Refusal('A site of ten years is generated on PostgreSQL only: set DATABASE_URL')
  if (settings().S3_BUCKET) throw new Refusal('The pictures are sparse files: unset S3_BUCKET')
  await requireOwnSession(address)
  const sizes = sizesFor(share)
  const sampleArticles = readContent(path.resolve('content')).articles.map(({ id }) => id)
  await withBulk(address, seed, async (bulk) => {
    await requireFillable(bulk, fill, sampleArticles)
    await markBegun(bulk)
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      const done = await work()
      console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return done
    }
    const picture = await timed('pictures', () => addPictures(bulk, sizes))
    const member = await timed('members', () => addMembers(bulk, sizes, seed))
    const article = await timed('articles', () => addArticles(bulk, sizes, picture, seed))
    await timed('authors', () => addAuthors(bulk, article, member, sizes.members))
    await timed('comments and ratings', () => addComments(bulk, sizes, article))
    await timed('consultation requests and mails', () => addRequests(bulk, sizes))
    await timed('counts', () => addCounts(bulk, share))
    await timed('statistics of the database', () => bulk.query('VACUUM ANALYZE'))
  })
  await raiseVersions(Object.values(tags))
}
