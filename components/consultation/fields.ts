import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import type { Typed } from '@/lib/consultation/typed'
import { parseTypedDate } from '@/lib/domain/typed-date'
import type { ConsultationLabels } from './labels'

export const labelKeys = {
  fullName: 'fullName',
  phone: 'phone',
  email: 'email',
  address: 'address',
  consultDate: 'date',
  consultTime: 'time',
  subjects: 'services',
  content: 'message',
  file: 'file',
} as const satisfies Record<ConsultationField, keyof ConsultationLabels>

export const fieldNames = Object.keys(labelKeys) as ConsultationField[]

export const fieldId = (name: ConsultationField | 'language'): string => `consultation-${name}`

export const resultId = 'consultation-result'

export const errorIn = ({ errors }: ConsultationLabels, code: string | undefined): string | undefined =>
  code === undefined ? undefined : Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.tooLong

const required = ['fullName', 'phone', 'email', 'address', 'consultDate', 'content'] as const

export const missingFields = (typed: Pick<Typed, (typeof required)[number]>) =>
  required.filter((name) => typed[name].trim() === '' || (name === 'consultDate' && !parseTypedDate(typed[name])))

/** Whether a page shows what the footer's form has sent without script: nothing is wrong, but something is missing. */
export const isBegun = ({ typed, errors, outcome, slots }: FormAnswer): boolean =>
  outcome === undefined && slots === undefined && Object.keys(errors).length === 0 && missingFields(typed).length > 0
