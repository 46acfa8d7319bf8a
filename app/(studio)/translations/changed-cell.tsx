import type { DefaultServerCellComponentProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { studioTime } from '@/lib/domain/dates'

/** In the list of articles: that the original of a translation was changed, and when. */
export function ChangedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <strong>{wordsFor({ i18n }, 'originalChanged', { time: studioTime(new Date(String(cellData))) })}</strong>
}
