/** What the footer's form prefills on the contact page (spec 3), once, in the tab's own storage: never in an address. */
export interface Prefill {
  fullName: string
  phone: string
  content: string
  /** yyyy-MM-dd; empty when none, or no valid one, was typed. */
  consultDate: string
  subject: string
  status: 'PENDING'
}

/** Key in session storage. */
export const prefillKey = 'consultation'

/** Name of the event that tells the contact page, where it is open already. */
export const prefillEvent = 'ilc:handed-over'
