import type { Backend } from './port'

/** What a backend without times for appointments answers: visitors choose the day alone. */
export const withoutSlots = {
  listFreeSlots: () => Promise.resolve([]),
} satisfies Partial<Backend>
