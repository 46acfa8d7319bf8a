import { parseArgs } from 'node:util'
import { z } from 'zod'

/** How `npm run upgrade` is called. */
export const usage = `Usage: npm run upgrade -- [--to REF | --from DIR] [--restart COMMAND] [--wait SECONDS] [--watch SECONDS]
       [--no-rehearsal]
--to: a tag, branch or commit of the remote that this program was cloned from. Without it, its default branch
--from: a folder with the new version instead
--restart: the command that restarts the site, "systemctl restart ilc" if none is given
--wait: how long the site may take to start, 120 if none is given
--watch: how long it is watched afterwards, 30 if none is given
--no-rehearsal: does not restore the backup beside the site first, which needs twice its size on the disk`

const seconds = z.coerce.number().int().min(1).max(3600)

const order = z
  .object({
    to: z
      .string()
      .regex(/^[\w][\w./-]*$/)
      .default('HEAD'),
    from: z.string().min(1).optional(),
    restart: z.string().min(1).default('systemctl restart ilc'),
    wait: seconds.default(120),
    watch: seconds.default(30),
    'no-rehearsal': z.boolean().default(false),
  })
  .transform(({ 'no-rehearsal': isWithout, ...rest }) => ({ ...rest, withRehearsal: !isWithout }))

/** What `npm run upgrade` was asked for. */
export type Order = z.infer<typeof order>

const text = { type: 'string' } as const

/** Parses the arguments. Returns undefined for invalid ones. */
export function readOrder(args: string[]): Order | undefined {
  try {
    const options = {
      to: text,
      from: text,
      restart: text,
      wait: text,
      watch: text,
      'no-rehearsal': { type: 'boolean' },
    } as const
    const { values } = parseArgs({ args, options })
    return values.to !== undefined && values.from !== undefined ? undefined : order.safeParse(values).data
  } catch {
    return undefined
  }
}
