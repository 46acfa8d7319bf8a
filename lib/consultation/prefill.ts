/**
 * Values of the footer's form that prefill the form on the contact page (spec 3). Used once, and stored in the tab's
 * session storage, never in an address.
 */
export interface Prefill {
  fullName: string
  phone: string
  content: string
  /** yyyy-MM-dd; empty if no date, or no valid one, was typed. */
  consultDate: string
  /** What was typed as the date, if it is no valid one. */
  unreadDate: string
  subject: string
  status: 'PENDING'
}

/** Key in session storage. */
export const prefillKey = 'consultation'

/** Name of the event that notifies the contact page if it is already open. */
export const prefillEvent = 'ilc:prefill'
