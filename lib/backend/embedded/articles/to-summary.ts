import { toOffer } from '@/lib/backend/contract/offer'
import type { ArticleSummary } from '@/lib/backend/model'
import type { Rating } from '@/lib/domain/ratings'
import { logOnce } from '@/lib/operations/log/loggable'
import { toDate } from '../database/stored-date'
import { focusOf, imageOf, type StoredImage } from '../files/media-path'
import type { Article as ArticleRow } from '../payload-types'
import { toTopics } from '../topics'

export type ListedRow = Pick<
  ArticleRow,
  'id' | 'slug' | 'title' | 'summary' | 'language' | 'translationKey' | 'views' | 'type'
> & {
  previewImage?: StoredImage
  createDate?: string | Date | null | undefined
  updatedAt: string | Date | undefined
  offer?: unknown
  topics?: Parameters<typeof toTopics>[0]
}

/** The date that is stored; undefined for what is none, which is logged once. */
function dateOf({ slug }: ListedRow, stored: string | Date | null | undefined): Date | undefined {
  const date = toDate(stored)
  if (!date) logOnce(`date of ${slug}`, `A date of ${JSON.stringify(slug)} cannot be read:`, stored)
  return date
}

export function toSummary(row: ListedRow, rating: Rating, minutes?: number): ArticleSummary {
  return {
    id: row.slug,
    title: row.title,
    summary: row.summary,
    previewImage: imageOf(row.previewImage),
    previewFocus: focusOf(row.previewImage),
    createDate: dateOf(row, row.createDate),
    updatedDate: dateOf(row, row.updatedAt),
    language: row.language,
    translationKey: row.translationKey || row.slug,
    views: row.views,
    type: row.type,
    rating,
    minutes,
    offer: toOffer(row.offer),
    topics: toTopics(row.topics, row.language),
  }
}
