import { siteTag } from '@/lib/operations/cdn/page-tags'
import { isPurging } from '@/lib/operations/cdn/purge'
import { startedProgram } from '@/lib/operations/started-program'
import { processSingleton } from '@/lib/operations/process-singleton'
import { runStatement, type Store } from '../database/key-values'
import { noteStatement, notedStatement } from './program-note'
import { queuePurge } from './purge-queue'

const state = processSingleton('cdnProgram', () => ({ compared: undefined as string | undefined }))

/** Queues all pages, once a process, if another program was started last: it renders other pages. */
export async function purgeAfterStart(store: Store, now = Date.now()): Promise<void> {
  const program = startedProgram()
  if (program === undefined || program === state.compared || !isPurging()) return
  if ((await runStatement(store, notedStatement(program))).length === 0) {
    // In this order: if the process is killed in between, the next one queues it again.
    await queuePurge(() => Promise.resolve(store), [siteTag], now)
    await runStatement(store, noteStatement(program))
  }
  state.compared = program
}
