/** Names of browser storage entries; see `draft.ts`. */

/**
 * Prefix of keys in local storage. Each tab writes what is typed in it to an entry of its own: a tab does not see at
 * once what another one has stored, so that two that write the same entry would overwrite each other.
 */
export const draftKey = 'consultation-draft'

/**
 * Key of the times at which forms were sent or cleared: drafts that are older are kept for an hour from then. All tabs
 * write it: of two that do so at the same moment, one time is lost, and the other one says the same.
 */
export const draftsEndedKey = 'consultation-ended'

/** Key in session storage: the request that is being corrected. */
export const correctionStorageKey = 'consultation-correction'
