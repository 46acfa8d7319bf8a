import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleType,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel'
import { metrics } from '@/lib/operations/metrics'
import { isBestEffort } from '../outage'
import { BackendUnavailable } from '../port'

export class NoAnswer extends BackendUnavailable {
  static override readonly kind: string = 'NoAnswer'
}

/** The backend refused, or answered outside the contract: a retry would get the same answer. */
export class OutsideContract extends BackendUnavailable {
  static override readonly kind: string = 'OutsideContract'
  /** Status of a refusal in JSON, which no proxy sends. */
  readonly refusal: number | undefined
  readonly status: number | undefined

  constructor(
    message: string,
    { refusal, status, ...options }: ErrorOptions & { refusal?: number; status?: number } = {},
  ) {
    super(message, options)
    this.refusal = refusal
    this.status = status
  }
}

/** Circuit breaker: consecutive calls without an answer until it opens, and milliseconds until one call tries again. */
const [maxFailures, retryDelayMs] = [5, 2000]

const backoffMs = 150

/** Best-effort reads under way at once. One that hangs keeps a page from being rendered, and there are 16 of these. */
const maxBestEffort = 8

export class TooManyReads extends BackendUnavailable {
  static override readonly kind: string = 'TooManyReads'
}

interface ReadOptions {
  limitMs?: number | undefined
  isOptional?: boolean | undefined
  /** A call that every backend answers: while the circuit breaker is open, it is made first. */
  trial?: (signal: AbortSignal) => Promise<void>
}

/** Rejects as the attempt does; BackendUnavailable while the circuit breaker is open, TooManyReads. */
export type Reading = <T>(attempt: (signal: AbortSignal) => Promise<T>, options?: ReadOptions) => Promise<T>

/** One retry and a circuit breaker for silence; best-effort and optional reads never open it. */
export function resilientReading(timeoutMs: number): Reading {
  const again = retry(
    handleType(BackendUnavailable, (error) => !(error instanceof OutsideContract)),
    { maxAttempts: 1, backoff: new ConstantBackoff(backoffMs) },
  )
  const breaker = circuitBreaker(handleType(NoAnswer), {
    halfOpenAfter: retryDelayMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  })
  const { backendReads, breakerOpen } = metrics()
  breaker.onBreak(() => breakerOpen.set(1))
  breaker.onReset(() => breakerOpen.set(0))
  const guarded = wrap(again, breaker)
  let underWay = 0
  let lastFailure: unknown

  /** An attempt that counts for no breaker. While it is open, the trial decides whether the backend is back. */
  async function beside<T>(attempt: () => Promise<T>, signal: AbortSignal, trial: ReadOptions['trial']): Promise<T> {
    if (breaker.state !== CircuitState.Closed) {
      if (!trial) return guarded.execute(attempt, signal)
      await guarded.execute(() => trial(signal), signal)
    }
    return again.execute(attempt, signal)
  }

  function failureOf(error: unknown, signal: AbortSignal, limitMs: number): unknown {
    if (error instanceof BrokenCircuitError)
      return new BackendUnavailable('the circuit breaker is open', { cause: lastFailure })
    const isLate = signal.aborted && (error instanceof TaskCancelledError || error instanceof NoAnswer)
    const failure = isLate ? new NoAnswer(`no answer in ${limitMs / 1000} s`, { cause: error }) : error
    if (failure instanceof NoAnswer) lastFailure = failure
    return failure
  }

  return async (input, { limitMs = timeoutMs, isOptional = false, trial } = {}) => {
    const isLimited = isBestEffort()
    if (isLimited && underWay >= maxBestEffort) throw new TooManyReads('too many reads at once')
    const signal = AbortSignal.timeout(limitMs)
    const attempt = () => input(signal)
    if (isLimited) underWay += 1
    try {
      const read = await (isLimited || isOptional ? beside(attempt, signal, trial) : guarded.execute(attempt, signal))
      backendReads.inc({ outcome: 'answered' })
      return read
    } catch (error) {
      backendReads.inc({ outcome: error instanceof BrokenCircuitError ? 'circuit_open' : 'failed' })
      throw failureOf(error, signal, limitMs)
    } finally {
      if (isLimited) underWay -= 1
    }
  }
}
