import { flushCompileCache } from 'node:module'
import type { WorkerMessage } from '@/lib/operations/worker/bounded-worker'
import { prepare, type Prepared } from './prepare'
import type { ArticleSource } from './prepared-article'

const send = (message: WorkerMessage<Prepared>) => process.send?.(message)

process.on('message', (source: ArticleSource) => {
  try {
    send({ result: prepare(source) })
  } catch (error) {
    send({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
send('ready')
// For the next start: this process is killed with its site or when it is idle, and would store nothing at its end.
flushCompileCache()
