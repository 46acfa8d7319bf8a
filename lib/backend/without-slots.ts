import type { Backend } from './port'

export const withoutSlots = {
  listFreeSlots: () => Promise.resolve([]),
} satisfies Partial<Backend>
