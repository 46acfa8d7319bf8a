import { migrate } from '@/lib/backend/embedded/database/migrate'
import { fail } from '../fail'

/** `npm run db:migrate`: brings the database's schema up to date, and nothing else. */
try {
  await migrate()
  process.exit(0)
} catch (error) {
  fail(error)
}
