import { buildWhenStale } from '../build'
import { fail } from '../fail'

/** Builds pages, server and commands where they are not built from these sources: the tests' first step. */
await buildWhenStale().catch(fail)
