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
  'PLANNED',
  'PUBLISHED_AS_PLANNED',
  'WITHDRAWN_AS_PLANNED',
] as const

export type ActivityKind = (typeof activityKinds)[number]
