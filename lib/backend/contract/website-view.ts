import { z } from 'zod'

/** Response to a view of the website. A third-party backend may omit whether it was counted. */
export const wireCounted = z.object({ counted: z.boolean().nullish() })
