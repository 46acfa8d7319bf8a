import { fail } from './start/fail'
import { serve } from './start/serve'

/** `npm run serve`: serves what `npm run build` has built, from a database that is ready: a further instance beside a first one. */
await serve().catch(fail)
