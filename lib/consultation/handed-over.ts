/** What the footer's form hands over to the contact page (spec 3), once, in the tab's own storage: never in an address. */
export interface HandedOver {
  fullName: string
  phone: string
  content: string
  /** yyyy-MM-dd; empty when none, or no valid one, was typed. */
  consultDate: string
  subject: string
  status: 'PENDING'
}

/** Key in session storage. */
export const handedOverKey = 'consultation'

/** Name of the event that tells the contact page, where it is open already. */
export const handedOver = 'ilc:handed-over'
