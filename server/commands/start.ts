import { isPrepared } from '@/lib/backend/embedded/database/is-prepared'
import { settings } from '@/lib/settings'
import { buildWhenStale } from '../build'
import { fail } from '../fail'
import { runCommand } from '../run-program'
import { serve } from '../serve'

/** In a process of its own: what prepares a database is not needed to serve it. */
async function prepareWhenNeeded(): Promise<void> {
  if (!(await isPrepared())) await runCommand('prepare')
}

/** `npm start`: prepares the database and builds where needed, serves production. */
try {
  const { BACKEND_URL } = settings()
  // A first start does both at once: they have nothing to do with each other.
  await Promise.all([BACKEND_URL ? undefined : prepareWhenNeeded(), buildWhenStale()])
  await serve()
} catch (error) {
  fail(error)
}
