import type { PublicationPlan } from '@/lib/domain/publication-plan'
import type { Article } from '../payload-types'

const moment = (stored: unknown): Date | undefined => {
  const date = new Date(typeof stored === 'string' ? stored : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

export const planOf = ({
  publishAt,
  unpublishAt,
  createDate,
}: Partial<Article>): PublicationPlan & { createDate: Date | undefined } => ({
  publishAt: moment(publishAt),
  unpublishAt: moment(unpublishAt),
  createDate: moment(createDate),
})
