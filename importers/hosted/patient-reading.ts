import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { BackendUnavailable } from '@/lib/backend/port'
import { OutsideContract, type Reading } from '@/lib/backend/remote/reading'

/** Milliseconds for one attempt, and before the first retry. */
const [timeoutMs, initialDelay] = [30_000, 500]

/** Status of a backend that is asked too often. */
const tooMany = 429

const mayPass = (error: unknown) =>
  error instanceof BackendUnavailable && (!(error instanceof OutsideContract) || error.status === tooMany)

/** Reads for a command that can wait: four retries, each later than the one before. */
export function patientReading(delayMs = initialDelay): Reading {
  const again = retry(handleWhen(mayPass), {
    maxAttempts: 4,
    backoff: new ExponentialBackoff({ initialDelay: delayMs, maxDelay: 20_000 }),
  })
  return (attempt) => again.execute(() => attempt(AbortSignal.timeout(timeoutMs)))
}
