import type { Backend } from './port'

/** What the contract has no calls for: as a hosted backend, and that of a build, answer it. */
export const withoutCalls = {
  getDraft: () => Promise.resolve(undefined),
  articlesBy: () => Promise.resolve([]),
  findLegalTexts: () => Promise.resolve([]),
  listLegalTexts: (query) => Promise.resolve({ items: [], ...query, total: 0 }),
  getLegalText: () => Promise.resolve(undefined),
  formerLegalText: () => Promise.resolve(undefined),
  replacedTexts: () => Promise.resolve([]),
  articlesCiting: () => Promise.resolve([]),
  // A hosted backend answers for its images itself, when they are fetched.
  isImageGone: () => Promise.resolve(false),
  isByStaff: () => Promise.resolve(false),
  // The contract has one version for the comments on all articles.
  commentedBetween: () => Promise.resolve(undefined),
  listRedirects: () => Promise.resolve([]),
  addReadership: () => Promise.resolve(),
  listFreeSlots: () => Promise.resolve([]),
  // A hosted backend runs its own jobs, stores everything and has its own probes.
  runJob: () => Promise.resolve(),
  checkStorage: () => Promise.resolve(),
} satisfies Partial<Backend>
