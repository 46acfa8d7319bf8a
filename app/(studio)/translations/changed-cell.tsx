import type { DefaultServerCellComponentProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { studioTime } from '@/lib/domain/dates'

export function ChangedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <strong>{wordsFor({ i18n }, 'originalChanged', { time: studioTime(new Date(String(cellData))) })}</strong>
}
