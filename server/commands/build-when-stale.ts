import { buildWhenStale } from '../build'
import { fail } from '../fail'

/** Builds the pages, server and commands unless they are already built from these sources. First step of the tests. */
await buildWhenStale().catch(fail)
