/** The revision after a withdrawal by Payload's button, which tells the form beside it nothing. */
export const withdrawnRevision = (before: unknown): string => `${String(before)}-withdrawn`
