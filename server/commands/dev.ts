import { isPrepared } from '@/lib/backend/embedded/database/is-prepared'
import { settings } from '@/lib/settings'
import { fail } from '../fail'
import { runCommand } from '../run-program'
import { serve } from '../serve'

/**
 * `npm run dev`: runs the same server and database as `npm start`, with Next in development mode. Changes in `app`,
 * `components` and most of `lib` show immediately. Changes in `server/`, and in what it uses of `lib` (routing, paths,
 * settings, cache), need a restart.
 */
try {
  if (!settings().BACKEND_URL && !(await isPrepared())) await runCommand('prepare')
  await serve({ isDevelopment: true })
} catch (error) {
  fail(error)
}
