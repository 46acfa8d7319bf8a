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
import { isBestEffort } from '../best-effort'
import { BackendUnavailable } from '../port'

/** The backend did not answer in time, or not completely. */
export class NoAnswer extends BackendUnavailable {
  static override readonly kind: string = 'NoAnswer'
}

/** The backend refused, or answered outside the contract: a retry would get the same answer. */
export class OutsideContract extends BackendUnavailable {
  static override readonly kind: string = 'OutsideContract'
  /** Status of a refusal in JSON, which no proxy sends. */
  readonly refusal: number | undefined
  /** Status of any refusal. */
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

/** Milliseconds before a read is retried. */
const backoffMs = 150

/**
 * Reads from the backend within a time limit: the usual one, or another one in milliseconds. Rejects as the attempt does, or at once with BackendUnavailable while the
 * circuit breaker is open.
 */
export type Reading = <T>(attempt: (signal: AbortSignal) => Promise<T>, limitMs?: number) => Promise<T>

/**
 * Reads with one retry, within the same time limit of `timeoutMs`, and with a circuit breaker for a backend that does
 * not answer. Best-effort reads never open the breaker. A backend that answers, even with failures, costs little time
 * and is called again.
 */
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
  let lastFailure: unknown
  return async (attempt, limitMs = timeoutMs) => {
    const signal = AbortSignal.timeout(limitMs)
    const policy = isBestEffort() && breaker.state === CircuitState.Closed ? again : guarded
    try {
      const read = await policy.execute(() => attempt(signal), signal)
      backendReads.inc({ outcome: 'answered' })
      return read
    } catch (error) {
      const isCircuitOpen = error instanceof BrokenCircuitError
      backendReads.inc({ outcome: isCircuitOpen ? 'circuit_open' : 'failed' })
      if (isCircuitOpen) throw new BackendUnavailable('the circuit breaker is open', { cause: lastFailure })
      const isLate = signal.aborted && (error instanceof TaskCancelledError || error instanceof NoAnswer)
      lastFailure = isLate ? new NoAnswer(`no answer in ${limitMs / 1000} s`, { cause: error }) : error
      throw lastFailure
    }
  }
}
