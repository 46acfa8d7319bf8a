import { settings } from '@/lib/settings'
import { buildWhenStale } from './start/build'
import { fail } from './start/fail'
import { run } from './start/run'
import { serve } from './start/serve'

/** `npm start`: prepares the database, builds when needed, serves production. */
try {
  const { BACKEND_URL } = settings()
  // A first start does both at once: they have nothing to do with each other.
  await Promise.all([BACKEND_URL ? undefined : run('tsx', ['scripts/prepare.ts']), buildWhenStale()])
  await serve()
} catch (error) {
  fail(error)
}
