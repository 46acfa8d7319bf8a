import type { Backend } from '../port'
import { getArticle, listArticles } from './articles'
import { getMember, listMembers, listPartners, listVideos } from './people'
import { getSiteRecord } from './site-record'
import { countView } from './website-views'

/** Payload inside this process, on SQLite or PostgreSQL. */
export const embeddedBackend: Backend = {
  listArticles,
  getArticle,
  listMembers,
  getMember,
  listPartners,
  listVideos,
  getSiteRecord,
  countView,
}
