/** Kinds of what staff do that the activity log names. */
export const activityKinds = [
  'CREATED',
  'CHANGED',
  'PUBLISHED',
  'WITHDRAWN',
  'DELETED',
  'EXPORTED',
  'ERASED',
  'SIGNED_IN',
] as const

export type ActivityKind = (typeof activityKinds)[number]
