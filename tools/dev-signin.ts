import { settings } from '@/lib/operations/settings'
import { startFacebook } from './sign-in/facebook'
import { startGoogle } from './sign-in/google'
import { fail } from '@/server/fail'
import { runProgram } from '@/server/run-program'
import { signInSettings } from './sign-in/settings'

/** `npm run dev:signin`: the site in development mode, with sign-in providers on this machine that accept any name. */
try {
  const [google, facebook] = [4001, 4002]
  await Promise.all([startGoogle(google, [settings().SITE_URL]), startFacebook(facebook)])
  await runProgram('npm', ['run', 'dev'], signInSettings(google, facebook))
} catch (error) {
  fail(error)
}
