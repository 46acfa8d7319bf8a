import { getPayload } from 'payload'
import config from '@payload-config'

/** `npm run db:migrate`: brings the database's schema up to date, and nothing else. */
const payload = await getPayload({ config })
await payload.db.migrate()
process.exit(0)
