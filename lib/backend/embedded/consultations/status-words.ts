import type { ConsultationStatus } from '@/lib/domain/consultation-status'
import type { StudioKey } from '../labels'

/** Labels of a consultation request's states in the studio. */
export const statusWords = {
  PENDING: 'statusReceived',
  SCHEDULED: 'statusScheduled',
  ANSWERED: 'statusAnswered',
  CLOSED: 'statusClosed',
  SPAM: 'statusSpam',
} as const satisfies Record<ConsultationStatus, StudioKey>
