import { getPayload } from 'payload'
import { fail } from './start/fail'

/** `npm run db:migrate`: brings the database's schema up to date, and nothing else. */
try {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })
  await payload.db.migrate()
  process.exit(0)
} catch (error) {
  fail(error)
}
