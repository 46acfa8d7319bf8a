import { z } from 'zod'

/** The spec's backend has no such call; `GET /content-versions` is this site's addition. */
export const wireContentVersions = z.object({ versions: z.record(z.string(), z.number().int()) })
