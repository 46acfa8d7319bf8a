import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { commentPageSize } from '@/lib/domain/paging'
import type { Backend } from './port'
import { preparedNow } from './prepared-article'
import { withoutRegister } from './without-register'
import { withoutSlots } from './without-slots'

const none = (query: { page: number; limit: number }) => Promise.resolve({ items: [], ...query, total: 0 })

/** The backend of a build, without content: one build serves any database (product decisions 2). */
export const blankBackend: Backend = {
  canModerateComments: false,
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
  getDraft: () => Promise.resolve(undefined),
  formerArticle: () => Promise.resolve(undefined),
  listMembers: none,
  membersAtOnce: Infinity,
  memberEntries: () => Promise.resolve([]),
  listMemberAddresses: () => Promise.resolve({ items: [], translations: [] }),
  memberAddressPages: () => Promise.resolve([]),
  getMember: () => Promise.resolve(undefined),
  articlesBy: () => Promise.resolve([]),
  formerMember: () => Promise.resolve(undefined),
  ...withoutRegister,
  listPartners: () => Promise.resolve([]),
  listVideos: () => Promise.resolve([]),
  getSiteRecord: () => Promise.resolve(sampleSiteRecord()),
  getSitePage: () => Promise.resolve(undefined),
  getMedia: () => Promise.resolve(undefined),
  isImageGone: () => Promise.resolve(false),
  isByStaff: () => Promise.resolve(false),
  contentVersions: () => Promise.resolve(undefined),
  commentedBetween: () => Promise.resolve(undefined),
  countView: () => Promise.resolve(),
  listRedirects: () => Promise.resolve([]),
  addReadership: () => Promise.resolve(),
  upsertUser: (user) => Promise.resolve(user),
  addInteraction: () => Promise.resolve(undefined),
  ownInteractions: () => Promise.resolve([]),
  editComment: () => Promise.resolve(undefined),
  removeComment: () => Promise.resolve(false),
  reportComment: () => Promise.resolve(false),
  addAttachment: () => Promise.resolve(''),
  ...withoutSlots,
  addReservation: () => Promise.resolve({ reference: '', correctionKey: '' }),
  runJob: () => Promise.resolve(),
  endSession: () => Promise.resolve(),
  isSessionEnded: () => Promise.resolve(true),
  checkStorage: () => Promise.resolve(),
}
