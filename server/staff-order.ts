import { z } from 'zod'
import { staffRoles } from '@/lib/backend/embedded/staff/roles'
import { readArguments } from './fail'

/** No password is an argument: a command line is kept in a shell history. */
export const usage = `Usage: npm run staff -- create EMAIL [--role ${staffRoles.join('|')}[,...]] [--name NAME]
       npm run staff -- reset EMAIL
       npm run staff -- unlock EMAIL
       npm run staff -- reset-second-factor EMAIL
       npm run staff -- list`

const roles = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(staffRoles)).min(1))

const email = z.email().transform((address) => address.toLowerCase())

const orders = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('create'),
    email,
    roles: roles.default(['editor']),
    name: z.string().trim().min(1).optional(),
  }),
  z.strictObject({ what: z.literal(['reset', 'unlock', 'reset-second-factor']), email }),
  z.strictObject({ what: z.literal('list') }),
])

export type Order = z.infer<typeof orders>

export function readOrder(args: string[]): Order | undefined {
  const read = readArguments({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  })
  const [what, address, ...others] = read?.positionals ?? []
  if (!read || others.length > 0) return undefined
  const { role: roles, name } = read.values
  return orders.safeParse({
    what,
    ...(address !== undefined && { email: address }),
    ...(roles !== undefined && { roles }),
    ...(name !== undefined && { name }),
  }).data
}
