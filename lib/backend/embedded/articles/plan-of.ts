import type { PublicationPlan } from '@/lib/domain/publication-plan'
import { toDate } from '../database/stored-date'
import type { Article } from '../payload-types'

export const planOf = ({
  publishAt,
  unpublishAt,
  createDate,
}: Partial<Article>): PublicationPlan & { createDate: Date | undefined } => ({
  publishAt: toDate(publishAt),
  unpublishAt: toDate(unpublishAt),
  createDate: toDate(createDate),
})
