import { z } from 'zod'

/** Parses the query of the preview of a draft. A missing token opens nothing. */
export const draftAddress = z.object({ token: z.string().max(200).catch('') })
