import { settings } from '@/lib/operations/settings'
import { openLog } from '@/lib/operations/log/open'
import { fail } from '../fail'

/** `npm run serve`: serves the last build from a prepared database, for every instance after the first. */
try {
  openLog()
  settings()
  // Only now: parts of the server take settings when they are loaded, and wrong ones are to be reported.
  const { serve } = await import('../serve')
  await serve()
} catch (error) {
  fail(error)
}
