import { z } from 'zod'

/** How many there are in all. Which page of them was asked for is known. */
export const pagination = z
  .object({ total: z.coerce.number().int().min(0) })
  .nullish()
  .catch(undefined)

/**
 * Reads the inside of an answer. Ours is `{data: …}`; another backend may wrap once more or not at all
 * (product decisions 4), so a wrapper with `data` is opened until the shape fits.
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
  // Where nothing fits too, what is there comes first.
  const fitting = results.find(({ success, data }) => success && data !== null) ?? results.find(({ success }) => success)
  if (fitting?.success) return fitting.data
  throw results[0]?.error ?? new z.ZodError([])
}
