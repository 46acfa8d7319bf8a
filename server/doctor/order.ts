import { parseArgs } from 'node:util'
import { z } from 'zod'

/** How `npm run doctor` is called. */
export const usage = `Usage: npm run doctor -- [--url https://…] [--mail ADDRESS] [--backups FOLDER] [--json]
--url: the public address, to look at the site from outside
--mail: sends a mail to this address
--backups: the folder of the backups`

const order = z.object({
  url: z.string().optional(),
  mail: z.email().optional(),
  backups: z.string().optional(),
  json: z.boolean().default(false),
})

/** What `npm run doctor` was asked for. */
export type Order = z.infer<typeof order>

const text = { type: 'string' } as const

/** Parses the arguments. Returns undefined for invalid ones. */
export function readOrder(args: string[]): Order | undefined {
  try {
    const options = { url: text, mail: text, backups: text, json: { type: 'boolean' } } as const
    return order.safeParse(parseArgs({ args, options }).values).data
  } catch {
    return undefined
  }
}
