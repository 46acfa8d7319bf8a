import type { Ask } from '@/lib/operations/backup/site'
import { siteTag } from '@/lib/operations/cdn/page-tags'
import { isPurging } from '@/lib/operations/cdn/purge'
import { startedProgram } from '@/lib/operations/started-program'
import { processSingleton } from '@/lib/operations/process-singleton'
import { quoted, runStatement, setValue, type Store } from '../database/key-values'
import { queuePurge } from './purge-queue'

/** The program that was started last: the cache in front of the site has pages of it. */
const key = 'cdn-program'

const state = processSingleton('cdnProgram', () => ({ compared: undefined as string | undefined }))

/** Queues all pages, once a process, if another program was started last: it renders other pages. */
export async function purgeAfterStart(store: Store, now = Date.now()): Promise<void> {
  const program = startedProgram()
  if (program === undefined || program === state.compared || !isPurging()) return
  const noted = `SELECT key FROM payload_kv WHERE key = ${quoted(key)} AND data->>'program' = ${quoted(program)}`
  if ((await runStatement(store, noted)).length === 0) {
    // In this order: if the process is killed in between, the next one queues it again.
    await queuePurge(() => Promise.resolve(store), [siteTag], now)
    await runStatement(store, setValue(key, { program }))
  }
  state.compared = program
}

/** After a restore: the next start purges pages that may show what was in the database before. */
export const forgetProgram = async (ask: Ask): Promise<void> =>
  void (await ask(`DELETE FROM payload_kv WHERE key = ${quoted(key)}`))
