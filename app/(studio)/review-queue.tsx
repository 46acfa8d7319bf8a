import type { BeforeListTableServerProps, Where } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'

/** Above the list of articles: a link to the drafts that wait for a review. */
export async function ReviewQueue({ payload, i18n }: BeforeListTableServerProps) {
  const where: Where = {
    and: [
      { latest: { equals: true } },
      { 'version.reviewAsked': { equals: true } },
      { 'version.deletedAt': { exists: false } },
    ],
  }
  const { totalDocs } = await payload.countVersions({ collection: 'articles', where })
  return (
    <p style={{ margin: '0 0 1rem' }}>
      <a href="/admin/collections/articles?where[reviewAsked][equals]=true">
        {wordsFor({ i18n }, 'reviewAsked')} ({totalDocs})
      </a>
    </p>
  )
}
