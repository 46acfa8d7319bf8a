/** Where a consultation request stands. On the wire a new one is PENDING (spec 3, 4): received, and nobody has dealt with it. */
export const consultationStatuses = ['PENDING', 'SCHEDULED', 'ANSWERED', 'CLOSED', 'SPAM'] as const

export type ConsultationStatus = (typeof consultationStatuses)[number]
