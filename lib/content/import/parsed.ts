import type { z } from 'zod'
import { errorOf } from './errors'

/** Goes without `droppable` fields that are refused. `kept` is what was given without them. */
export function parsed<T extends z.ZodType, G extends object>(
  schema: T,
  input: G,
  droppable: readonly string[],
  onDropped: (error: string) => void,
): { entry: z.infer<T>; kept: Partial<G> } | { errors: string } {
  const first = schema.safeParse(input, { reportInput: true })
  if (first.success) return { entry: first.data, kept: input }
  const isDroppable = first.error.issues.every(({ path }) => droppable.includes(String(path[0])))
  const errors = first.error.issues.map(errorOf)
  if (!isDroppable) return { errors: errors.join('; ') }
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0])))
  const kept = Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name))) as Partial<G>
  const rest = schema.safeParse(kept)
  if (!rest.success) return { errors: errors.join('; ') }
  for (const error of errors) onDropped(error)
  return { entry: rest.data, kept }
}
