/**
 * How much is tested (docs/testing.md). `npm test`: one representative of each matrix. `npm run test:full`
 * (TEST_LEVEL=full): the whole matrices. TEST_LEVEL=slow: everything in every mode and as on a slow phone, which takes
 * hours.
 */
const level = process.env.TEST_LEVEL ?? 'representative'

/** Whether everything is tested repeatedly, in every mode and as on a slow phone. */
export const thorough = level === 'slow'

/** Whether the whole matrices are tested: tests with the tag `@full`, and code that checks this constant. */
export const isFull = thorough || level === 'full'

/** Specs that only `npm run test:full` runs: journeys beside them pass the same ground, or what they protect moves seldom. */
export const onlyInFull = [
  'article-status.studio',
  'blocks.studio',
  'contact-page-left',
  'dark-mode',
  'drafts.studio',
  'faults.http',
  'freshness.http',
  'front-page.studio',
  'full-disk.http',
  'handbook.studio',
  'hosted-freshness.http',
  'import',
  'index-now.http',
  'media-bucket.http',
  'missing-database.http',
  'old-phone',
  'outage-log.http',
  'people.studio',
  'pictures.studio',
  'planning.studio',
  'reservation-crash',
  'search-preview.studio',
  'staff-accounts.http',
  'stored-preparation.http',
  'styles',
  'takeover.http',
  'translations.studio',
  'trash.http',
  'unsaved.studio',
]
