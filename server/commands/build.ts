import { build } from '../build'
import { fail } from '../fail'

/** `npm run build`: builds pages, server and commands. */
await build().catch(fail)
