import { z } from 'zod'
import { count } from './values'

/** Total number of items. The page number and limit are not read, since the caller chose them. */
export const pagination = z.object({ total: count }).nullish().catch(undefined)

const object = z.record(z.string(), z.unknown())

/** The answer to a write: all parts are optional, but what is there must fit. Throws a ZodError if it does not. */
export function openWritten<T extends z.ZodType>(shape: T, body: unknown): z.infer<T> {
  let inside = object.parse(body ?? {})
  for (let depth = 0; depth < 3 && 'data' in inside; depth++) inside = object.parse(inside.data ?? {})
  return shape.parse(inside)
}

/** Parses an answer out of up to three envelopes `data` (product decisions 4). Throws a ZodError if none fits. */
export function openEnvelope<T extends z.ZodType>(shape: T, body: unknown): z.infer<T> {
  const wrapped = z.object({ data: z.unknown() })
  const inside: unknown[] = [body]
  for (let depth = 0; depth < 3; depth++) {
    const next = wrapped.safeParse(inside.at(-1))
    if (!next.success) break
    inside.push(next.data.data)
  }
  const results = inside.reverse().map((candidate) => shape.safeParse(candidate))
  // If null also fits the shape, a value that is not null takes precedence.
  const fitting =
    results.find(({ success, data }) => success && data !== null) ?? results.find(({ success }) => success)
  if (fitting?.success) return fitting.data
  throw results[0]?.error ?? new z.ZodError([])
}
