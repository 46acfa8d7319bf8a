import type { StudioKey } from '@/lib/backend/embedded/labels'

/** The texts about what was typed and is not saved. */
export const unsavedWords = [
  'unsavedFound',
  'unsavedSavedSince',
  'unsavedRestore',
  'unsavedDiscard',
  'unsavedRestored',
  'sessionEnded',
  'sessionEndedHelp',
] as const satisfies StudioKey[]

export type UnsavedWords = Record<(typeof unsavedWords)[number], string>
