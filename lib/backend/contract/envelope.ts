import { z } from 'zod'
import { count } from './values'

/** Total number of items. The page number and limit are not read, since the caller chose them. */
export const pagination = z.object({ total: count }).nullish().catch(undefined)

const object = z.record(z.string(), z.unknown())

/**
 * Parses the answer to a write, of which a backend may send as little as it likes: every part of `shape` is optional.
 * No body, null and an empty object mean the same. Unlike `openEnvelope`, the innermost content must fit: an answer
 * whose parts have other types proves nothing. Throws a ZodError if it does not.
 */
export function openWritten<T extends z.ZodType>(shape: T, body: unknown): z.infer<T> {
  let inside = object.parse(body ?? {})
  for (let depth = 0; depth < 3 && 'data' in inside; depth++) inside = object.parse(inside.data ?? {})
  return shape.parse(inside)
}

/**
 * Parses a response body of type `T` out of its envelope. This site sends `{data: …}`; another backend may add one more
 * wrapper or none (product decisions 4), so up to three levels of `data` are opened. Throws a ZodError if none fits.
 */
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
