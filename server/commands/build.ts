import { build } from '../build'
import { fail } from '../fail'

await build().catch(fail)
