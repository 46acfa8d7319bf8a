/** The status of a consultation request. PENDING (spec 3, 4): received, but not handled yet. */
export const consultationStatuses = ['PENDING', 'SCHEDULED', 'ANSWERED', 'CLOSED', 'SPAM'] as const

export type ConsultationStatus = (typeof consultationStatuses)[number]
