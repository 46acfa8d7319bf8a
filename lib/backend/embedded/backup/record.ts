import { z } from 'zod'
import type { Ask, SiteDatabase } from '@/lib/backup/site'
import type { BackupRecord } from '@/lib/backup/nightly/run'
import { backupState, type BackupState } from '@/lib/backup/nightly/schedule'

/**
 * What several instances share of their backups, in Payload's table of keys and values: the state, and a lease, so
 * that one of them makes the backup. Both databases understand the statements.
 */

export const stateKey = 'backup-state'
export const leaseKey = 'backup-lease'

/** Milliseconds after which a lease that is not renewed may be taken: its process has died. */
const leaseMs = 10 * 60 * 1000

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const insert = (key: string, value: object) =>
  `INSERT INTO payload_kv (key, data) VALUES (${quoted(key)}, ${quoted(JSON.stringify(value))})
   ON CONFLICT (key) DO UPDATE SET data = excluded.data`

const rows = z.array(
  z.object({ data: z.union([z.string().transform((text): unknown => JSON.parse(text)), z.unknown()]) }),
)

/** The state, as far as it can be read: it is a note, and no reason to fail. */
export const parseState = (data: unknown): BackupState => backupState.safeParse(data).data ?? {}

/** Whether a lease, as it is stored, is valid: some process is making a backup. */
export const isLeased = (data: unknown, now: Date): boolean => {
  const lease = z.object({ until: z.coerce.date() }).safeParse(data).data
  return lease !== undefined && lease.until.getTime() >= now.getTime()
}

async function readState(ask: Ask): Promise<BackupState> {
  const [row] = rows.parse(await ask(`SELECT data FROM payload_kv WHERE key = ${quoted(stateKey)}`))
  return parseState(row?.data)
}

/** The record of backups of a database. `owner` is this process among all. */
export function backupRecord({ ask }: Pick<SiteDatabase, 'ask'>, owner: string): BackupRecord {
  const claim = (now: Date): Promise<boolean> =>
    ask(async (run) => {
      const until = new Date(now.getTime() + leaseMs).toISOString()
      const taken = await run(
        `${insert(leaseKey, { owner, until })}
         WHERE payload_kv.data->>'until' < ${quoted(now.toISOString())} OR payload_kv.data->>'owner' = ${quoted(owner)}
         RETURNING key`,
      )
      return taken.length > 0
    })
  return {
    claim,
    release: (): Promise<void> =>
      ask(async (run) => {
        await run(`DELETE FROM payload_kv WHERE key = ${quoted(leaseKey)} AND data->>'owner' = ${quoted(owner)}`)
      }),
    read: (): Promise<BackupState> => ask(readState),
    write: (change: BackupState): Promise<void> =>
      ask(async (run) => {
        const { lastGood } = await readState(run)
        await run(insert(stateKey, { ...(lastGood && { lastGood }), ...change }))
      }),
  }
}
