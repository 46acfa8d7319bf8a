import { noteEveryMs } from './clock-note'

/**
 * The background jobs of a site, and the milliseconds between the end of a run and the next one. Each runs by itself:
 * one that fails or takes long delays no other.
 */
export const siteJobs = {
  publishPlanned: 3000,
  // Short, so that a mail is sent while its visitor still reads the page.
  sendMails: 3000,
  sendIndexNotices: 3000,
  prepareArticles: 3000,
  fillStoredRecords: 3000,
  purgeCdn: 3000,
  announceChanges: 60_000,
  noteTime: noteEveryMs,
  remindStaff: 10 * 60_000,
  makeIndexes: 60_000,
  checkLinks: 10 * 60_000,
  backUp: 60_000,
  removeOldRecords: 60 * 60_000,
  removeOldFiles: 60 * 60_000,
} as const

export type SiteJob = keyof typeof siteJobs
