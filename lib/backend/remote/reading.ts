import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, ConstantBackoff, handleType, retry, TaskCancelledError, wrap } from 'cockatiel'
import { metrics } from '@/lib/operations/metrics'
import { isBestEffort } from '../best-effort'
import { BackendUnavailable } from '../port'

/** The backend did not answer in time, or not to the end. */
export class NoAnswer extends BackendUnavailable {}

/** The backend answered something that the contract does not know, or refused: asked again it would answer the same. */
export class OutsideContract extends BackendUnavailable {
  /** The status by which it refused in JSON, as no proxy does. */
  readonly refusal: number | undefined

  constructor(message: string, { refusal, ...options }: ErrorOptions & { refusal?: number } = {}) {
    super(message, options)
    this.refusal = refusal
  }
}

/** Calls in a row without an answer after which the backend is left alone, and milliseconds until one call tries it again. */
const [maxFailures, retryDelayMs] = [5, 2000]

/** Milliseconds before a reading is tried once more. */
const backoffMs = 150

/** Reads from the backend within a time. Rejects as the attempt does; with BackendUnavailable at once while the backend is left alone. */
export type Reading = <T>(attempt: (signal: AbortSignal) => Promise<T>) => Promise<T>

/**
 * A way of reading that bears a bad backend: what failed is tried once more within the same time, and a backend that does not answer is left
 * alone for a while, unless it was a best-effort read. One that answers, though it be with failures, takes nobody's time and is asked.
 */
export function resilientReading(timeoutMs: number): Reading {
  const again = retry(handleType(BackendUnavailable, (error) => !(error instanceof OutsideContract)), { maxAttempts: 1, backoff: new ConstantBackoff(backoffMs) })
  const breaker = circuitBreaker(handleType(NoAnswer), { halfOpenAfter: retryDelayMs, breaker: new ConsecutiveBreaker(maxFailures) })
  const { backendReads, isBackendLeftAlone } = metrics()
  breaker.onBreak(() => isBackendLeftAlone.set(1))
  breaker.onReset(() => isBackendLeftAlone.set(0))
  const guarded = wrap(again, breaker)
  return async (attempt) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const policy = isBestEffort() && breaker.state === CircuitState.Closed ? again : guarded
    try {
      const read = await policy.execute(() => attempt(signal), signal)
      backendReads.inc({ outcome: 'answered' })
      return read
    } catch (error) {
      const isLeftAlone = error instanceof BrokenCircuitError
      backendReads.inc({ outcome: isLeftAlone ? 'circuit_open' : 'failed' })
      if (error instanceof TaskCancelledError) throw new NoAnswer('no answer in time', { cause: error })
      throw isLeftAlone ? new BackendUnavailable('the backend is left alone for a moment') : error
    }
  }
}
