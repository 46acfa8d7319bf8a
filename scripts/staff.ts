import { existsSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import { sqlitePath } from '@/lib/backend/embedded/data-folders'
import { createStaff, listStaff, resetStaff, unlockStaff } from '@/lib/backend/embedded/staff-accounts'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/settings'
import { fail } from './start/fail'
import { readOrder, usage, type Order } from './staff/order'

/** Lines for whoever asked. A password is told here and nowhere else. */
async function carryOut(order: Order, backend: Payload): Promise<string[]> {
  switch (order.what) {
    case 'create':
      return [`Staff account ${order.email} (${order.role}) made. Its password: ${await createStaff(backend, order.email, order.role, order.name)}`]
    case 'reset':
      return [`Staff account ${order.email} is signed out everywhere. Its new password: ${await resetStaff(backend, order.email)}`]
    case 'unlock':
      await unlockStaff(backend, order.email)
      return [`Staff account ${order.email} is unlocked`]
    case 'list':
      return (await listStaff(backend)).map(({ email, role, fullName, isLocked }) => [email, role, fullName, isLocked ? 'locked' : ''].join('\t').trimEnd())
  }
}

const notReady = 'There is no database that is ready: start the site once, or run npm run db:migrate'

/** The database of this site. Throws a Refusal where there is none with staff in it. */
async function openBackend(): Promise<Payload> {
  const { BACKEND_URL, DATABASE_URL } = settings()
  if (BACKEND_URL) throw new Refusal('This site has no staff of its own: they are at its hosted backend (BACKEND_URL)')
  // Payload would make an empty one.
  if (!DATABASE_URL && !existsSync(sqlitePath())) throw new Refusal(notReady)
  const { default: config } = await import('@payload-config')
  const backend = await getPayload({ config })
  await backend.count({ collection: 'staff' }).catch(() => {
    throw new Refusal(notReady)
  })
  return backend
}

const order = readOrder(process.argv.slice(2))
if (!order) {
  console.error(usage)
  process.exit(2)
}

/** `npm run staff`: accounts of the studio, while the site serves or not. */
try {
  const backend = await openBackend()
  for (const line of await carryOut(order, backend)) console.log(line)
  process.exit(0)
} catch (error) {
  fail(error)
}
