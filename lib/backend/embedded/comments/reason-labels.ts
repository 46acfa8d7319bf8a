import type { ReportReason } from '@/lib/domain/codes'
import type { StudioKey } from '../labels'

export const reasonLabels = {
  SPAM: 'reasonSpam',
  INSULT: 'reasonInsult',
  PERSONAL_DATA: 'reasonPersonalData',
  ILLEGAL: 'reasonIllegal',
  OTHER: 'reasonOther',
} as const satisfies Record<ReportReason, StudioKey>
