import { z } from 'zod'

/** `GET /content-versions` is this site's addition; the spec has no such call. */
export const wireContentVersions = z.object({ versions: z.record(z.string(), z.number().int()) })
