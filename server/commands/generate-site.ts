import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Refusal } from '@/lib/operations/refusal'
import { fail } from '../fail'
import { notifySites } from '../notify-sites'

/**
 * `npm run scale -- --fill DATABASE_NAME [--share 0.2] [--seed 1]`: fills a prepared PostgreSQL database of that name
 * with what a site has after ten years, or with a part of it.
 */
const options = z.object({
  share: z.coerce.number().positive().max(10).default(1),
  seed: z.coerce.number().int().min(0).default(1),
})

try {
  const text = { type: 'string' } as const
  const { fill, ...given } = parseArgs({ options: { fill: text, share: text, seed: text } }).values
  if (fill === undefined) throw new Refusal('Name the database that is filled: --fill NAME. There is no undo')
  // Only now: what uses the database takes settings when it is loaded, and wrong ones are to be reported.
  const { generateSite } = await import('@/lib/backend/embedded/scale/generate-site')
  await generateSite({ fill, ...options.parse(given) })
  await notifySites()
  process.exit(0)
} catch (error) {
  fail(error)
}
