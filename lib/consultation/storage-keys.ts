/** All that every page must know of what is stored in the visitor's browser; see `outbox.ts` and `draft.ts`. */

/** Keys in local storage. */
export const draftKey = 'consultation-draft'
export const outboxKey = 'consultation-waiting'

/** Name of the event that says a request is kept and wants to be sent. */
export const requestQueued = 'ilc:waiting'
