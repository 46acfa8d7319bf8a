import { z } from 'zod'
import { logOnce } from '@/lib/operations/log/loggable'

const fields = z.record(z.string(), z.unknown())

function nameOf(entity: string, input: Record<string, unknown>): string {
  const id = [input.id, input._id].find((each) => typeof each === 'string' || typeof each === 'number')
  return id === undefined ? entity : `${entity} ${JSON.stringify(id).slice(0, 100)}`
}

/**
 * An entity of a hosted backend that is read as far as possible: a field that cannot be read counts as missing, and is
 * logged once (docs/adr/0016). Each field of `shape` must have a meaning if it is missing. Parsing fails for what is no
 * object, and for what `isIdentified` refuses.
 */
export function readable<T extends z.ZodObject>(
  entity: string,
  shape: T,
  isIdentified: (read: z.infer<T>) => boolean = () => true,
) {
  return fields.transform((input, context): z.infer<T> => {
    const first = shape.safeParse(input)
    const wrong = new Set(first.error?.issues.map(({ path }) => path[0]))
    const read = first.success
      ? first
      : shape.safeParse(Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name))))
    if (first.error && read.success) {
      const name = nameOf(entity, input)
      logOnce(
        `${name} ${[...wrong].join()}`,
        `${name} of the hosted backend is read without its`,
        [...wrong].join(', '),
      )
    }
    if (read.success && isIdentified(read.data)) return read.data
    context.addIssue({ code: 'custom', message: `${entity}: no record that can be identified` })
    return z.NEVER
  })
}
