import type { Review } from '@/lib/domain/review'
import type { Article } from '../payload-types'

/** Where the review of a stored article stands. */
export const reviewOf = (article: Partial<Article> | undefined): Review => ({
  isAsked: article?.reviewAsked === true,
  isReturned: article?.reviewReturned === true,
})

/** Whether an article is published, or its publication is planned: nobody has to review it any more. */
export const isApproved = ({ _status, publishAt }: Partial<Article>): boolean =>
  _status === 'published' || Boolean(publishAt)
