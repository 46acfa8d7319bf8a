import { z } from 'zod'
import type { Ask, SiteDatabase } from '@/lib/operations/backup/site'
import type { BackupRecord } from '@/lib/operations/backup/nightly/run'
import { backupState, type BackupState } from '@/lib/operations/backup/nightly/schedule'
import { quoted, setValue, storedValue } from '../database/key-values'
import { leaseBy, type Lease } from '../database/lease'

/** The state and the lease of backups, in SQL that both databases understand. */

export const stateKey = 'backup-state'
export const leaseKey = 'backup-lease'

export const leaseMs = 10 * 60 * 1000

const rows = z.array(z.object({ data: storedValue(backupState) }))

/** The state, as far as it can be read: it is a note, and no reason to fail. */
export const parseState = (data: unknown): BackupState => backupState.safeParse(data).data ?? {}

async function readState(ask: Ask): Promise<BackupState> {
  const [row] = rows.parse(await ask(`SELECT data FROM payload_kv WHERE key = ${quoted(stateKey)}`))
  return row?.data ?? {}
}

export function backupRecord({ ask }: Pick<SiteDatabase, 'ask'>, owner: string): BackupRecord {
  const lease: Lease = { key: leaseKey, owner, leaseMs }
  return {
    claim: (now: Date): Promise<boolean> => ask((run) => leaseBy(run, lease).claim(now)),
    release: (): Promise<void> => ask((run) => leaseBy(run, lease).release()),
    read: (): Promise<BackupState> => ask(readState),
    write: (change: BackupState): Promise<void> =>
      ask(async (run) => {
        const { lastGood } = await readState(run)
        await run(setValue(stateKey, { ...(lastGood && { lastGood }), ...change }))
      }),
  }
}
