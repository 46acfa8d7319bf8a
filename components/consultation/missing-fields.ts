import type { FormAnswer } from '@/lib/consultation/answer'
import type { Typed } from '@/lib/consultation/typed'
import { parseTypedDate } from '@/lib/domain/typed-date'

/** The required fields in the order of the page. */
const required = ['fullName', 'phone', 'email', 'address', 'consultDate', 'content'] as const

/** The required fields that are empty, or have a date that cannot be read. */
export const missingFields = (typed: Pick<Typed, (typeof required)[number]>) =>
  required.filter((name) => typed[name].trim() === '' || (name === 'consultDate' && !parseTypedDate(typed[name])))

/** Whether a page shows what the footer's form has sent without script: nothing is wrong, but something is missing. */
export const isBegun = ({ typed, faults, outcome, slots }: FormAnswer): boolean =>
  outcome === undefined && slots === undefined && Object.keys(faults).length === 0 && missingFields(typed).length > 0
