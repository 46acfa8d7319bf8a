/**
 * The revision of a record that was withdrawn, from that before. Payload's button withdraws beside the form, which
 * learns nothing of it: so the form can know the revision by itself, if nobody else has saved.
 */
export const withdrawnRevision = (before: unknown): string => `${String(before)}-withdrawn`
