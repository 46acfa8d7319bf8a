import type { Payload } from 'payload'
import { writtenHtml } from './article-content'
import { searchColumns } from './search-columns'

/** Fills the search columns of articles that were written before there were any. Straight into the database: saving would touch their drafts. */
export async function indexMissing(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'articles', where: { titleFolded: { exists: false } }, depth: 0, pagination: false })
  for (const article of docs) {
    const data = searchColumns({ ...article, html: await writtenHtml(article, payload) })
    await payload.db.updateOne({ collection: 'articles', id: article.id, data: { ...article, ...data } })
  }
}
