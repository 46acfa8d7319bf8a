import { z } from 'zod'

export const draftAddress = z.object({ token: z.string().max(200).catch('') })
