import type { Backend } from './port'

/** What a backend without a register of texts of law answers: articles cite nothing that is known. */
export const withoutRegister = {
  findLegalTexts: () => Promise.resolve([]),
  listLegalTexts: (query) => Promise.resolve({ items: [], ...query, total: 0 }),
  getLegalText: () => Promise.resolve(undefined),
  formerLegalText: () => Promise.resolve(undefined),
  replacedTexts: () => Promise.resolve([]),
  articlesCiting: () => Promise.resolve([]),
} satisfies Partial<Backend>
