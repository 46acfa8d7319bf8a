import type { ConsultationStatus } from '@/lib/domain/consultation-status'
import type { StudioKey } from '../labels'

export const statusLabels = {
  PENDING: 'statusReceived',
  SCHEDULED: 'statusScheduled',
  ANSWERED: 'statusAnswered',
  CLOSED: 'statusClosed',
  SPAM: 'statusSpam',
} as const satisfies Record<ConsultationStatus, StudioKey>
