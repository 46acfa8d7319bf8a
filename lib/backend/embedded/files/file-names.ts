import type { Where } from 'payload'

/** Names per query. Databases limit the number of parameters. */
const batchSize = 200

export function* filesNamed(names: readonly string[]): Generator<Where> {
  for (let i = 0; i < names.length; i += batchSize) {
    const some = names.slice(i, i + batchSize)
    yield { or: [{ filename: { in: some } }, { formerNames: { in: some } }] }
  }
}
