import type { Backend } from '../port'
import { upsertUser } from './users'
import { addAttachment } from './attachments'
import { getArticle, listArticles } from './articles'
import { contentVersions } from './content-versions'
import { tellingOutages } from './database-outage'
import { listPartners } from './ecosystems'
import { runJobs } from './jobs'
import { endSession, isSessionEnded } from './ended-sessions'
import { formerArticle, formerMember } from './former-addresses'
import { addInteraction, editComment, ownInteractions, removeComment, reportComment } from './interactions'
import { getMedia } from './media'
import { getMember, listMembers } from './members'
import { addReservation } from './reservations'
import { searchArticles } from './search'
import { getSiteRecord } from './site-record'
import { listVideos } from './videos'
import { countView } from './website-views'

/** The backend that runs Payload in this process, on SQLite or PostgreSQL. */
export const embeddedBackend: Backend = tellingOutages({
  canModerateComments: true,
  listArticles,
  searchArticles,
  getArticle,
  formerArticle,
  listMembers,
  getMember,
  formerMember,
  listPartners,
  listVideos,
  getSiteRecord,
  getMedia,
  contentVersions,
  countView,
  upsertUser,
  addInteraction,
  ownInteractions,
  editComment,
  removeComment,
  reportComment,
  addAttachment,
  addReservation,
  runJobs,
  endSession,
  isSessionEnded,
})
