import { build } from '../build'
import { fail } from '../fail'

/** `npm run build`: builds the pages, server and commands. */
await build().catch(fail)
