import type { Review } from '@/lib/domain/review'
import { toDate } from '../database/stored-date'
import type { Article } from '../payload-types'

export const planOf = ({ publishAt, unpublishAt, createDate }: Partial<Article>) => ({
  publishAt: toDate(publishAt),
  unpublishAt: toDate(unpublishAt),
  createDate: toDate(createDate),
})

export const reviewOf = (article: Partial<Article> | undefined): Review => ({
  isAsked: article?.reviewAsked === true,
  isReturned: article?.reviewReturned === true,
})

export const isApproved = ({ _status, publishAt }: Partial<Article>): boolean =>
  _status === 'published' || Boolean(publishAt)
