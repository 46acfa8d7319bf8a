/**
 * How much is tested (docs/testing.md). `npm test`: one representative of each matrix. `npm run test:full`
 * (TEST_LEVEL=full): the whole matrices. TEST_LEVEL=slow: everything in every mode and as on a slow phone, which takes
 * hours.
 */
const level = process.env.TEST_LEVEL ?? 'representative'

export const thorough = level === 'slow'

export const isFull = thorough || level === 'full'

/** Specs that only `npm run test:full` runs: journeys beside them pass the same ground, or what they protect moves seldom. */
export const onlyInFull = [
  'additions',
  'backup.http',
  'blocks.studio',
  'carousels',
  'cluster.http',
  'contact-page-left',
  'crawl.http',
  'dark-mode',
  'database-outage.http',
  'drafts.studio',
  'errors.http',
  'freshness.http',
  'front-page.studio',
  'full-disk.http',
  'handbook.studio',
  'hosted-freshness.http',
  'hosted-requests.http',
  'hostile-articles.http',
  'images.studio',
  'import',
  'index-now.http',
  'media-bucket.http',
  'moderation',
  'old-phone',
  'operations.http',
  'people.studio',
  'personal-data.http',
  'planned-articles.http',
  'planning.studio',
  'promised-browsers.http',
  'redirects.http',
  'refused-saves.studio',
  'remote-users.http',
  'reservation-crash',
  'script-failure',
  'search-preview.studio',
  'second-factor.http',
  'staff-accounts.http',
  'staff-reset.http',
  'staff-roles.http',
  'staff-security.http',
  'styles',
  'takeover.http',
  'top-of-page',
  'translations.studio',
  'trash.http',
  'two-editors.http',
  'unsaved.studio',
]
