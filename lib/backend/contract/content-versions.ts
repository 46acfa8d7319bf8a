import { z } from 'zod'

/** `GET /content-versions` is this site's addition; the spec has no such call. */
export const wireContentVersions = z.object({
  versions: z.record(z.string(), z.unknown()).transform((input) => {
    const read = Object.entries(input).map(([tag, version]) => [tag, z.int().safeParse(version).data] as const)
    return Object.fromEntries(read.filter((pair): pair is readonly [string, number] => pair[1] !== undefined))
  }),
})
