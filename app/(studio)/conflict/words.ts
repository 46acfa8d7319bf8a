import type { StudioKey } from '@/lib/backend/embedded/labels'

/** The texts of the comparison with what somebody else saved. */
export const conflictWords = [
  'conflictTitle',
  'conflictHelp',
  'conflictBoth',
  'conflictOnlyTheirs',
  'conflictTheirs',
  'conflictMine',
  'conflictEmpty',
  'conflictContinue',
  'conflictChoose',
  'conflictReady',
  'conflictUnavailable',
  'conflictAgain',
  'yes',
  'no',
] as const satisfies StudioKey[]

export type ConflictWords = Record<(typeof conflictWords)[number], string>
