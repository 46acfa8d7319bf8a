import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

export interface WorkerLimits {
  /** Milliseconds that one job may take. */
  timeoutMs: number
  /** Megabytes of memory that the worker may use. */
  memoryMb: number
  /** Milliseconds without a job after which the worker ends and its memory is free. */
  idleMs: number
}

/** A job took more time or memory than the worker may use. */
export class LimitExceeded extends Error {}

/** A job failed. Other jobs may succeed. */
export class JobFailed extends Error {}

/** What a worker sends: that it can take jobs, or what became of one. */
export type WorkerMessage<Result> = 'ready' | { result: Result } | { error: string }

/** Milliseconds that a worker may take to load its modules, however busy the machine is. */
const startTimeoutMs = 60_000

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs jobs in a worker thread, one after the other, each within limits of time and memory. A job that exceeds them ends
 * with its worker; the next one gets another. The worker starts with the first job.
 */
export class BoundedWorker<Job, Result> {
  readonly #inTurn = pLimit(1)
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(
    readonly file: string,
    readonly limits: WorkerLimits,
  ) {}

  /** Rejects with LimitExceeded or JobFailed, or with another error if the worker cannot start. */
  run(job: Job): Promise<Result> {
    return this.#inTurn(() => this.#run(job))
  }

  /** Ends the worker. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idle)
    await worker?.terminate()
  }

  async #run(job: Job): Promise<Result> {
    clearTimeout(this.#idle)
    const { timeoutMs, idleMs } = this.limits
    try {
      const worker = (this.#worker ??= await this.#start())
      // The process must not end before the job has.
      worker.ref()
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      const message = await nextMessage<Result>(worker, timeoutMs, () => worker.postMessage(job))
      worker.unref()
      if (message === 'ready' || 'error' in message) throw new JobFailed(message === 'ready' ? message : message.error)
      this.#idle = setTimeout(() => void this.end(), idleMs).unref()
      return message.result
    } catch (error) {
      // What it holds may be broken.
      await this.end()
      throw error
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb } })
    // An error between two jobs must not end the process.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    await nextMessage(worker, startTimeoutMs).catch(async (error: unknown) => {
      await worker.terminate()
      throw new Error(`The worker ${this.file} did not start`, { cause: error })
    })
    return worker
  }
}

/** The next message of a worker. Rejects with LimitExceeded, or with JobFailed if it ends without one. */
async function nextMessage<Result>(
  worker: Worker,
  timeoutMs: number,
  ask: () => void = () => undefined,
): Promise<WorkerMessage<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerMessage<Result>>()
  const onError = (error: Error) =>
    reject(isOutOfMemory(error) ? new LimitExceeded('out of memory') : new JobFailed(error.message, { cause: error }))
  const onExit = (code: number) => reject(new JobFailed(`the worker ended with ${code}`))
  const timer = setTimeout(() => reject(new LimitExceeded(`not done after ${timeoutMs} ms`)), timeoutMs)
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  try {
    ask()
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  }
}
