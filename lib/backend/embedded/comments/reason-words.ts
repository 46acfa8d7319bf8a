import type { ReportReason } from '@/lib/domain/codes'
import type { StudioKey } from '../labels'

/** Labels of the reasons of a report in the studio. */
export const reasonWords = {
  SPAM: 'reasonSpam',
  INSULT: 'reasonInsult',
  PERSONAL_DATA: 'reasonPersonalData',
  ILLEGAL: 'reasonIllegal',
  OTHER: 'reasonOther',
} as const satisfies Record<ReportReason, StudioKey>
