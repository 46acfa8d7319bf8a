import { prepare } from '@/lib/backend/embedded/database/prepare'
import { fail } from '../fail'

try {
  await prepare()
  process.exit(0)
} catch (error) {
  fail(error)
}
