import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

/** The counts in a runner's report. A missing report, or a failure outside of the tests, counts as one failure. */
export function reported<T extends z.ZodType>(
  ok: boolean,
  file: string,
  shape: T,
  read: (report: z.infer<T>) => Totals,
): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const result = read(shape.parse(JSON.parse(readFileSync(file, 'utf8'))))
  return { ...result, failed: result.failed || (ok ? 0 : 1) }
}

export const sum = (all: Totals[]): Totals =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const line = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
