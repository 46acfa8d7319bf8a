import { migrate } from '@/lib/backend/embedded/database/migrate'
import { fail } from '../fail'

try {
  await migrate()
  process.exit(0)
} catch (error) {
  fail(error)
}
