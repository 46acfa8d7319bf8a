import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { commentPageSize } from '@/lib/domain/paging'
import type { Backend } from './port'
import { preparedNow } from './prepared-article'
import { withoutCalls } from './without-calls'

const none = (query: { page: number; limit: number }) => Promise.resolve({ items: [], ...query, total: 0 })

/** The backend of a build, without content: one build serves any database (product decisions 2). */
export const blankBackend: Backend = {
  canModerateComments: false,
  ...withoutCalls,
  listArticles: none,
  listTopics: () => Promise.resolve([]),
  listTitles: () => Promise.resolve([]),
  listAddresses: () => Promise.resolve({ items: [], translations: [] }),
  addressPages: () => Promise.resolve([]),
  searchArticles: none,
  getArticle: () => Promise.resolve(undefined),
  listComments: (_, page) => none({ page, limit: commentPageSize }),
  getThread: () => Promise.resolve(undefined),
  allInteractions: () => Promise.resolve([]),
  prepareArticle: preparedNow,
  formerArticle: () => Promise.resolve(undefined),
  listMembers: none,
  membersAtOnce: Infinity,
  memberEntries: () => Promise.resolve([]),
  listMemberAddresses: () => Promise.resolve({ items: [], translations: [] }),
  memberAddressPages: () => Promise.resolve([]),
  getMember: () => Promise.resolve(undefined),
  formerMember: () => Promise.resolve(undefined),
  listPartners: () => Promise.resolve([]),
  listVideos: () => Promise.resolve([]),
  getSiteRecord: () => Promise.resolve(sampleSiteRecord()),
  getSitePage: () => Promise.resolve(undefined),
  getMedia: () => Promise.resolve(undefined),
  contentVersions: () => Promise.resolve(undefined),
  countView: () => Promise.resolve(),
  upsertUser: (user) => Promise.resolve(user),
  addInteraction: () => Promise.resolve(undefined),
  ownInteractions: () => Promise.resolve([]),
  editComment: () => Promise.resolve(undefined),
  removeComment: () => Promise.resolve(false),
  reportComment: () => Promise.resolve(false),
  addAttachment: () => Promise.resolve(''),
  addReservation: () => Promise.resolve({ reference: '', correctionKey: '' }),
  endSession: () => Promise.resolve(),
  isSessionEnded: () => Promise.resolve(true),
}
