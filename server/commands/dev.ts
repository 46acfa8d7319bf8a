import { settings } from '@/lib/settings'
import { fail } from '../fail'
import { runCommand, runProgram } from '../run-program'

/** `npm run dev`: the database of `npm start`, the site in development. */
try {
  const { BACKEND_URL, PORT } = settings()
  if (!BACKEND_URL) await runCommand('prepare')
  await runProgram('next', ['dev', '-p', String(PORT)])
} catch (error) {
  fail(error)
}
