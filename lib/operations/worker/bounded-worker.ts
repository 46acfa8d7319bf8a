import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import pLimit from 'p-limit'

export interface WorkerLimits {
  timeoutMs: number
  /** Milliseconds of the processor that one job may take, on Linux: on a busy machine a job takes far longer. */
  processorMs?: number
  memoryMb: number
  /** Megabytes that its whole process may use, on Linux, where it uses memory outside of the heap. */
  processMb?: number
  idleMs: number
  /** Whether its process has none of the site's secrets: it reads files of strangers with libraries in C. */
  hasNoSecrets?: boolean
}

export class LimitExceeded extends Error {}

export class JobFailed extends Error {}

export type WorkerMessage<Result> = 'ready' | { result: Result } | { error: string }

const startTimeoutMs = 60_000

/** Signals that end a process without memory: its engine gives up, or the system takes the memory back. */
const outOfMemory: (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL']

const lookMs = 200

/** How willingly the system lets other processes run before a worker (0 to 19): visitors do not wait for it. */
const niceness = 10

/**
 * Runs jobs in a process of their own, one after the other, each within limits of time and memory. A job that exceeds
 * them ends with its process; the next one gets another. The process starts with the first job. It is no thread: a
 * thread that runs out of memory may end the whole site.
 */
export class BoundedWorker<Job extends object | string, Result> {
  readonly #queue = pLimit(1)
  #worker: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(
    readonly file: string,
    readonly limits: WorkerLimits,
  ) {}

  /** Rejects with LimitExceeded or JobFailed, or with another error if the worker cannot start. */
  run(job: Job): Promise<Result> {
    return this.#queue(() => this.#run(job))
  }

  end(): void {
    clearTimeout(this.#idle)
    this.#worker?.kill('SIGKILL')
    this.#worker = undefined
  }

  async #run(job: Job): Promise<Result> {
    clearTimeout(this.#idle)
    const { timeoutMs, idleMs } = this.limits
    try {
      const worker = (this.#worker ??= await this.#start())
      hold(worker, true)
      const message = await nextMessage<Result>(worker, timeoutMs, { job, excess: this.#excessOf(worker) })
      hold(worker, false)
      if (message === 'ready' || 'error' in message) throw new JobFailed(message === 'ready' ? message : message.error)
      this.#idle = setTimeout(() => this.end(), idleMs).unref()
      return message.result
    } catch (error) {
      // What it holds may be broken.
      this.end()
      throw error
    }
  }

  #excessOf(worker: ChildProcess): () => string | undefined {
    const { processMb = Infinity, processorMs = Infinity } = this.limits
    const before = processorTimeOf(worker)
    return () => {
      if (memoryOf(worker) > processMb) return `it took more than ${processMb} MB`
      if (processorTimeOf(worker) - before > processorMs) return `it took more than ${processorMs} ms of the processor`
      return undefined
    }
  }

  async #start(): Promise<ChildProcess> {
    const worker = fork(this.file, {
      execArgv: [`--max-old-space-size=${this.limits.memoryMb}`],
      ...(this.limits.hasNoSecrets && { env: harmless(process.env) }),
      serialization: 'advanced',
      // What the engine prints when it runs out of memory is of no use to operators.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (this.limits.processMb) givePrecedenceToOthers(worker)
    // An error between two jobs must not end the site.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    await nextMessage(worker, startTimeoutMs).catch((error: unknown) => {
      worker.kill('SIGKILL')
      throw new Error(`The worker ${this.file} did not start`, { cause: error })
    })
    return worker
  }
}

const harmless = ({ PATH, NODE_ENV, LD_LIBRARY_PATH, MALLOC_ARENA_MAX }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH,
  NODE_ENV,
  LD_LIBRARY_PATH,
  MALLOC_ARENA_MAX,
})

/** Megabytes of memory that a process has in use; 0 where the system does not report it. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Milliseconds of the processor that a process has taken; 0 where the system does not report it. */
function processorTimeOf({ pid }: ChildProcess): number {
  try {
    // The name of the program comes before, and may hold anything. Then 11 fields on, both times, in hundredths.
    const [user, system] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * 10 || 0
  } catch {
    return 0
  }
}

function givePrecedenceToOthers({ pid }: ChildProcess): void {
  try {
    if (pid === undefined) return
    setPriority(pid, niceness)
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // Not allowed, no Linux, or it has ended. It runs as it is.
  }
}

function hold(worker: ChildProcess, isBusy: boolean): void {
  if (isBusy) worker.ref()
  else worker.unref()
  if (isBusy) worker.channel?.ref()
  else worker.channel?.unref()
}

interface SentJob {
  job?: object | string
  excess?: () => string | undefined
}

/** The next message of a worker, once a job was sent. Rejects with LimitExceeded, or JobFailed if it ends without. */
async function nextMessage<Result>(
  worker: ChildProcess,
  timeoutMs: number,
  { job, excess }: SentJob = {},
): Promise<WorkerMessage<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerMessage<Result>>()
  const onMessage = (message: unknown) => resolve(message as WorkerMessage<Result>)
  const onError = (error: Error) => reject(new JobFailed(error.message, { cause: error }))
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    reject(
      outOfMemory.includes(signal)
        ? new LimitExceeded('out of memory')
        : new JobFailed(`the worker ended with ${signal ?? code}`),
    )
  const timer = setTimeout(() => reject(new LimitExceeded(`not done after ${timeoutMs} ms`)), timeoutMs)
  const look = setInterval(() => {
    const exceeded = excess?.()
    if (exceeded) reject(new LimitExceeded(exceeded))
  }, lookMs)
  worker.once('message', onMessage).once('error', onError).once('exit', onExit)
  try {
    if (job !== undefined) worker.send(job, (error) => error && onError(error))
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(look)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  }
}
