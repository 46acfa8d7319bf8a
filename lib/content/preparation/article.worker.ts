import { parentPort } from 'node:worker_threads'
import type { WorkerMessage } from './bounded-worker'
import { prepare, type Prepared } from './prepare'
import type { ArticleSource } from './prepared-article'

/** Worker thread: receives the source of an article and responds with its forms. */

// A port has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: WorkerMessage<Prepared>) => parentPort?.postMessage(message)

parentPort?.on('message', (source: ArticleSource) => {
  try {
    send({ result: prepare(source) })
  } catch (error) {
    send({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
send('ready')
