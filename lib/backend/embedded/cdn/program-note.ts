import type { Ask } from '@/lib/operations/backup/site'
import { quoted, setValue } from '../database/key-values'

/**
 * Which program was started last, in Payload's table of keys and values, as the cache in front of the site has pages of
 * it. Both databases understand the statements.
 */

const key = 'cdn-program'

export const notedStatement = (program: string): string =>
  `SELECT key FROM payload_kv WHERE key = ${quoted(key)} AND data->>'program' = ${quoted(program)}`

export const noteStatement = (program: string): string => setValue(key, { program })

/** After a restore: the next start purges pages that may show what was in the database before. */
export const forgetProgram = async (ask: Ask): Promise<void> =>
  void (await ask(`DELETE FROM payload_kv WHERE key = ${quoted(key)}`))
