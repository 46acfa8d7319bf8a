import type { z } from 'zod'
import { faultOf } from './faults'

/**
 * Parses an entry. Of a field in `droppable` that is refused the entry goes without; `onDropped` learns why. Returns the
 * faults of any other. `kept` is what was given without the fields that were refused.
 */
export function parsed<T extends z.ZodType, G extends object>(
  schema: T,
  given: G,
  droppable: readonly string[],
  onDropped: (fault: string) => void,
): { entry: z.infer<T>; kept: Partial<G> } | { faults: string } {
  const first = schema.safeParse(given, { reportInput: true })
  if (first.success) return { entry: first.data, kept: given }
  const isDroppable = first.error.issues.every(({ path }) => droppable.includes(String(path[0])))
  const faults = first.error.issues.map(faultOf)
  if (!isDroppable) return { faults: faults.join('; ') }
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0])))
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))) as Partial<G>
  const rest = schema.safeParse(kept)
  if (!rest.success) return { faults: faults.join('; ') }
  for (const fault of faults) onDropped(fault)
  return { entry: rest.data, kept }
}
