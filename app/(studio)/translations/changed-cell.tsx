import type { DefaultServerCellComponentProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { studioTime } from '@/lib/domain/dates'

export function ChangedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  return <strong>{labelFor({ i18n }, 'originalChanged', { time: studioTime(new Date(String(cellData))) })}</strong>
}
