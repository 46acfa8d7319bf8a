import { z } from 'zod'

export const wireCounted = z.object({ counted: z.boolean().nullish() })
