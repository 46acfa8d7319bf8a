import { settings } from '@/lib/settings'
import { fail } from './start/fail'
import { run } from './start/run'

/** `npm run dev`: the database of `npm start`, the site in development. */
try {
  const { BACKEND_URL, PORT } = settings()
  if (!BACKEND_URL) await run('tsx', ['scripts/prepare.ts'])
  await run('next', ['dev', '-p', String(PORT)])
} catch (error) {
  fail(error)
}
