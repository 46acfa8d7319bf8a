import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import type { Typed } from '@/lib/consultation/typed'
import { parseTypedDate } from '@/lib/domain/typed-date'
import type { ConsultationWords } from './words'

/** The form's fields in the order of the page, with the name of their label. */
export const labels = {
  fullName: 'fullName',
  phone: 'phone',
  email: 'email',
  address: 'address',
  consultDate: 'date',
  consultTime: 'time',
  subjects: 'services',
  content: 'message',
  file: 'file',
} as const satisfies Record<ConsultationField, keyof ConsultationWords>

export const fieldNames = Object.keys(labels) as ConsultationField[]

/** The id of a field, to which notes link. */
export const fieldId = (name: ConsultationField): string => `consultation-${name}`

/** The id of the heading or of the note that says what became of a form. */
export const resultId = 'consultation-result'

/** The message for an error code. */
export const faultIn = ({ faults }: ConsultationWords, code: string | undefined): string | undefined =>
  code === undefined ? undefined : Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : faults.tooLong

/** The required fields in the order of the page. */
const required = ['fullName', 'phone', 'email', 'address', 'consultDate', 'content'] as const

/** The required fields that are empty, or have a date that cannot be read. */
export const missingFields = (typed: Pick<Typed, (typeof required)[number]>) =>
  required.filter((name) => typed[name].trim() === '' || (name === 'consultDate' && !parseTypedDate(typed[name])))

/** Whether a page shows what the footer's form has sent without script: nothing is wrong, but something is missing. */
export const isBegun = ({ typed, faults, outcome, slots }: FormAnswer): boolean =>
  outcome === undefined && slots === undefined && Object.keys(faults).length === 0 && missingFields(typed).length > 0
