import type { Backend } from './port'

export const withoutRegister = {
  findLegalTexts: () => Promise.resolve([]),
  listLegalTexts: (query) => Promise.resolve({ items: [], ...query, total: 0 }),
  getLegalText: () => Promise.resolve(undefined),
  formerLegalText: () => Promise.resolve(undefined),
  replacedTexts: () => Promise.resolve([]),
  articlesCiting: () => Promise.resolve([]),
} satisfies Partial<Backend>
