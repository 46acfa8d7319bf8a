import { settings } from '@/lib/settings'
import { buildWhenStale } from '../build'
import { fail } from '../fail'
import { runCommand } from '../run-program'
import { serve } from '../serve'

/** `npm start`: prepares the database, builds when needed, serves production. */
try {
  const { BACKEND_URL } = settings()
  // A first start does both at once: they have nothing to do with each other.
  await Promise.all([BACKEND_URL ? undefined : runCommand('prepare'), buildWhenStale()])
  await serve()
} catch (error) {
  fail(error)
}
