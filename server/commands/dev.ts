import { isPrepared } from '@/lib/backend/embedded/database/is-prepared'
import { settings } from '@/lib/operations/settings'
import { fail } from '../fail'
import { runCommand } from '../run-program'

/** `npm run dev`: the server with Next in development mode. Changes in `server/` and what it uses need a restart. */
try {
  if (!settings().BACKEND_URL && !(await isPrepared())) await runCommand('prepare')
  // Only now: parts of the server take settings when they are loaded, and wrong ones are to be reported.
  const { serve } = await import('../serve')
  await serve({ isDevelopment: true })
} catch (error) {
  fail(error)
}
