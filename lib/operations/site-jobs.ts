/** The background jobs of a site, with the milliseconds between two runs. None delays another. */
export const siteJobs = {
  publishPlanned: 3000,
  // Short, so that a mail is sent while its visitor still reads the page.
  sendMails: 3000,
  sendIndexNotices: 3000,
  prepareArticles: 3000,
  fillStoredRecords: 3000,
  purgeCdn: 3000,
  announceChanges: 60_000,
  noteTime: 5 * 60_000,
  remindStaff: 10 * 60_000,
  makeIndexes: 60_000,
  checkLinks: 10 * 60_000,
  backUp: 60_000,
  removeOldRecords: 60 * 60_000,
  removeOldFiles: 60 * 60_000,
} as const

export type SiteJob = keyof typeof siteJobs
