import type { ConsultationStatus } from '@/lib/domain/consultation-status'
import type { StudioKey } from '../labels'

/** What staff call the states of a consultation request. */
export const statusWords = {
  PENDING: 'statusReceived',
  SCHEDULED: 'statusScheduled',
  ANSWERED: 'statusAnswered',
  CLOSED: 'statusClosed',
  SPAM: 'statusSpam',
} as const satisfies Record<ConsultationStatus, StudioKey>
