import { migrate } from '@/lib/backend/embedded/database/migrate'
import { fail } from '../fail'

/** `npm run db:migrate`: migrates the database schema and does nothing else. */
try {
  await migrate()
  process.exit(0)
} catch (error) {
  fail(error)
}
