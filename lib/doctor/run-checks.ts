import { withTimeout } from '@/lib/with-timeout'
import { finding, reasonOf, type Finding } from './finding'

/** A part of the site that is looked at by itself. */
export interface Check {
  name: string
  run: () => Finding[] | Promise<Finding[]>
}

/** The findings of a check. */
export interface CheckResult {
  name: string
  findings: Finding[]
}

/** Milliseconds that one check may take. */
const checkTimeoutMs = 30_000

async function resultOf({ name, run }: Check): Promise<CheckResult> {
  const findings = Promise.resolve()
    .then(run)
    .catch((error: unknown) => [finding('check-failed', `the check itself failed: ${reasonOf(error)}`)])
  const late = () => [finding('check-timed-out', `no result after ${checkTimeoutMs / 1000} seconds`)]
  return { name, findings: await withTimeout(findings, checkTimeoutMs, '').catch(late) }
}

/**
 * Runs checks side by side and yields the result of each, in their order. None is stopped by another that fails or
 * hangs; one that hangs is left behind.
 */
export async function* runChecks(checks: readonly Check[]): AsyncGenerator<CheckResult> {
  const running = checks.map(resultOf)
  for (const result of running) yield await result
}
