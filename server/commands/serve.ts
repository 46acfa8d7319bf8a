import { fail } from '../fail'
import { serve } from '../serve'

/**
 * `npm run serve`: serves the output of `npm run build` from a prepared database. Use it for every instance after the
 * first.
 */
await serve().catch(fail)
