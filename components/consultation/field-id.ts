import type { ConsultationField } from '@/lib/consultation/form'

/** The id of a field, to which notes link. */
export const fieldId = (name: ConsultationField): string => `consultation-${name}`
