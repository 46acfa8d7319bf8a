import { fail, failWithUsage } from '../fail'
import { notifySites } from '../notify-sites'

/** `npm run scale -- [ARTICLES]`: fills a database with what a site has after ten years, of 100,000 articles or fewer. */
const count = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(count) || count < 1) failWithUsage('Usage: npm run scale -- [ARTICLES]')

try {
  // Only now: what uses the database takes settings when it is loaded, and wrong ones are to be reported.
  const { generateSite } = await import('@/lib/backend/embedded/scale/generate-site')
  await generateSite(count)
  await notifySites()
  process.exit(0)
} catch (error) {
  fail(error)
}
