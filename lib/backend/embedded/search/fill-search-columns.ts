import type { Payload } from 'payload'
import { readableHtml } from '../articles/article-content'
import { searchColumns } from './search-columns'

const batchSize = 100

/**
 * Fills the search columns of articles that were saved before these columns existed. Writes to the database directly,
 * because saving through Payload would change their drafts.
 */
export async function fillSearchColumns(payload: Payload): Promise<void> {
  for (;;) {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { titleFolded: { exists: false } },
      trash: true,
      select: { title: true, summary: true, type: true, format: true, html: true, body: true },
      limit: batchSize,
      depth: 0,
      pagination: false,
    })
    if (docs.length === 0) return
    for (const article of docs) {
      const data = searchColumns({ ...article, html: await readableHtml(article, payload) })
      await payload.db.updateOne({ collection: 'articles', id: article.id, data, returning: false })
    }
  }
}
