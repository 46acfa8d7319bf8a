import { fail, failWithUsage } from '../fail'
import { readOrder, usage, type Order } from '../staff-order'

async function carryOut(order: Order): Promise<string[]> {
  // Only now: what reads the database takes seconds to load, and a wrong order does not need it.
  const { createStaff, listStaff, resetSecondFactor, resetStaff, unlockStaff } = await import(
    '@/lib/backend/embedded/staff/staff-accounts'
  )
  switch (order.what) {
    case 'create':
      return [
        `Staff account ${order.email} (${order.roles.join(', ')}) made. Its password: ${await createStaff(order.email, order.roles, order.name)}`,
      ]
    case 'reset':
      return [
        `Staff account ${order.email} is signed out everywhere. Its new password: ${await resetStaff(order.email)}`,
      ]
    case 'unlock':
      await unlockStaff(order.email)
      return [`Staff account ${order.email} may sign in again`]
    case 'reset-second-factor':
      await resetSecondFactor(order.email)
      return [`Staff account ${order.email} is signed out everywhere, and signs in without a second factor`]
    case 'list':
      return (await listStaff()).map(({ email, roles, fullName }) =>
        [email, roles.join(','), fullName].join('\t').trimEnd(),
      )
  }
}

const order = readOrder(process.argv.slice(2))
if (!order) failWithUsage(usage)

try {
  for (const line of await carryOut(order)) console.log(line)
  process.exit(0)
} catch (error) {
  fail(error)
}
