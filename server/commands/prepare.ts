import { fail } from '../fail'

try {
  // Only now: what uses the database takes settings when it is loaded, and wrong ones are to be reported.
  const { prepare } = await import('@/lib/backend/embedded/database/prepare')
  await prepare()
  process.exit(0)
} catch (error) {
  fail(error)
}
