import { build } from './start/build'
import { fail } from './start/fail'

/** `npm run build`: builds the site, so that it starts at once. */
await build().catch(fail)
