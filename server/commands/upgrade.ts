import { settings } from '@/lib/settings'
import { fail } from '../fail'
import { readOrder, usage } from '../upgrade/order'
import { thisMachine } from '../upgrade/this-machine'
import { upgrade } from '../upgrade/upgrade'

const order = readOrder(process.argv.slice(2))
if (!order) {
  console.error(usage)
  process.exit(2)
}

/**
 * `npm run upgrade`: replaces the program of this site by a new version, while it serves, and goes back to the old one
 * if the new one does not work. Ends with code 1 if the site is not served by the new version.
 */
try {
  const hasDatabase = settings().BACKEND_URL === undefined
  // An order to stop ends the programs that were started for a step too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  await upgrade(thisMachine(order), { hasDatabase, withRehearsal: order.withRehearsal })
  process.exit(0)
} catch (error) {
  fail(error)
}
