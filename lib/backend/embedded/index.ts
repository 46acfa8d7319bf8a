import { membersAtOnce } from '@/lib/domain/paging'
import type { Backend } from '../port'
import { upsertUser } from './users/users'
import { addAttachment } from './files/attachments'
import { getArticle } from './articles/articles'
import { articlesBy, listArticles, listTitles } from './articles/list-articles'
import { getDraft } from './articles/drafts'
import { checkStorage } from './database/check-storage'
import { commentedBetween, contentVersions } from './database/content-versions'
import { storedOrPrepared } from './articles/prepare-due'
import { reportingOutages } from './database/database-outage'
import { listPartners } from './ecosystems'
import { runJob } from './jobs'
import { payload } from './payload'
import { endSession, isSessionEnded } from './users/ended-sessions'
import { formerArticle, formerLegalText, formerMember } from './articles/former-addresses'
import {
  addInteraction,
  allInteractions,
  editComment,
  getThread,
  listComments,
  ownInteractions,
  removeComment,
  reportComment,
} from './comments/interactions'
import { articlesCiting } from './legal-texts/citing-articles'
import { findLegalTexts, getLegalText, listLegalTexts, replacedTexts } from './legal-texts/legal-texts'
import { getMedia, isImageGone } from './files/media'
import { addressPages, listAddresses, listMemberAddresses, memberAddressPages } from './addresses'
import { memberEntries } from './members/entries'
import { getMember, listMembers } from './members/members'
import { addReadership } from './readership/add-readership'
import { listRedirects } from './redirects/list-redirects'
import { addReservation } from './consultations/reservations'
import { listFreeSlots } from './consultations/slots'
import { searchSite } from './search/search-site'
import { getSitePage } from './site-pages'
import { getSiteRecord } from './site-record'
import { listTopics } from './topics'
import { listVideos } from './videos'
import { countView } from './website-views'

export const embeddedBackend: Backend = reportingOutages({
  canModerateComments: true,
  listArticles,
  listTopics,
  listTitles,
  searchArticles: searchSite,
  getArticle,
  listComments,
  getThread,
  allInteractions,
  prepareArticle: storedOrPrepared,
  getDraft,
  formerArticle,
  listMembers,
  membersAtOnce,
  memberEntries,
  listAddresses,
  addressPages,
  listMemberAddresses,
  memberAddressPages,
  getMember,
  articlesBy,
  formerMember,
  findLegalTexts,
  listLegalTexts,
  getLegalText,
  formerLegalText,
  replacedTexts,
  articlesCiting,
  listPartners,
  listVideos,
  getSiteRecord,
  getSitePage,
  getMedia,
  isImageGone,
  isByStaff: async (headers) => (await (await payload()).auth({ headers })).user?.collection === 'staff',
  contentVersions,
  commentedBetween,
  listRedirects,
  countView,
  addReadership,
  upsertUser,
  addInteraction,
  ownInteractions,
  editComment,
  removeComment,
  reportComment,
  addAttachment,
  listFreeSlots,
  addReservation,
  runJob,
  endSession: async (...session) => endSession(await payload(), ...session),
  isSessionEnded: async (...session) => isSessionEnded(await payload(), ...session),
  checkStorage,
})
