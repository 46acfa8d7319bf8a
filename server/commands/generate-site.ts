import { parseArgs } from 'node:util'
import { z } from 'zod'
import { generateSite } from '@/lib/backend/embedded/scale/generate-site'
import { fail } from '../fail'
import { notifySites } from '../notify-sites'

/**
 * `npm run scale -- [--share 0.2] [--seed 1]`: fills a prepared PostgreSQL database with what a site has after ten
 * years, or with a part of it.
 */
const options = z.object({
  share: z.coerce.number().positive().max(10).default(1),
  seed: z.coerce.number().int().min(0).default(1),
})

try {
  const given = parseArgs({ options: { share: { type: 'string' }, seed: { type: 'string' } } }).values
  await generateSite(options.parse(given))
  await notifySites()
  process.exit(0)
} catch (error) {
  fail(error)
}
