import type { Review } from '@/lib/domain/review'
import type { Article } from '../payload-types'

export const reviewOf = (article: Partial<Article> | undefined): Review => ({
  isAsked: article?.reviewAsked === true,
  isReturned: article?.reviewReturned === true,
})

export const isApproved = ({ _status, publishAt }: Partial<Article>): boolean =>
  _status === 'published' || Boolean(publishAt)
