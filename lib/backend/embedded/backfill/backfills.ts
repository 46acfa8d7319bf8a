import type { Payload } from 'payload'
import { imageUsesBackfills } from '../image-uses/fill-uses'
import { commentWordsBackfill, refoldedCommentsBackfill } from '../search/comment-words'
import { searchColumnsBackfill } from '../search/fill-search-columns'
import { imageWordsBackfill } from '../search/image-words'
import { storeProgress, type Backfill } from './backfill'

export const backfills: readonly Backfill[] = [
  searchColumnsBackfill,
  imageWordsBackfill,
  ...imageUsesBackfills,
  commentWordsBackfill,
  refoldedCommentsBackfill,
]

/** Notes in an empty database that there is nothing to fill: all records will be saved by this version. */
export async function skipBackfills(payload: Payload): Promise<void> {
  for (const { name } of backfills) await storeProgress(payload, name, { isDone: true })
}
