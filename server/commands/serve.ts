import { fail } from '../fail'
import { serve } from '../serve'

/** `npm run serve`: serves what `npm run build` has built, from a database that is ready: a further instance beside a first one. */
await serve().catch(fail)
