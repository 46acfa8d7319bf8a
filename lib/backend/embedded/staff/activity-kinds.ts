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
  'SECOND_FACTOR_SET',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_RESET',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
] as const

export type ActivityKind = (typeof activityKinds)[number]
