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
  unreadDate: string
  subject: string
  status: 'PENDING'
}

export const prefillKey = 'consultation'
