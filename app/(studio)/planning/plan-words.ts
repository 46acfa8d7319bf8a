import type { StudioKey } from '@/lib/backend/embedded/labels'

/** The texts about the plan of an article. */
export const planWords = [
  'planPublishes',
  'planWithdraws',
  'planOverdue',
  'planUnsaved',
  'planSave',
  'planCancel',
] as const satisfies StudioKey[]

export type PlanWords = Record<(typeof planWords)[number], string>
