import '../search/without-eval'
import { z } from 'zod'

/** A secret that is offered to set up a second factor. */
export type Offer = z.infer<typeof offer>

const offer = z.object({ picture: z.string(), secret: z.string(), setUp: z.string() })

const answer = z.object({
  recoveryCodes: z.array(z.string()).optional(),
  errors: z
    .array(z.object({ message: z.string(), data: z.looseObject({ secondFactor: z.string().optional() }).optional() }))
    .optional(),
})

/** What the studio's API answered. */
export interface Answer {
  isOk: boolean
  /** What is wrong, in words. */
  message: string
  /** What a sign-in still lacks. */
  lacks: string | undefined
  recoveryCodes: string[] | undefined
  offer: Offer | undefined
  /** The whole answer: to a sign-in, the session for Payload's own components. */
  json: unknown
}

/** Calls an endpoint of the staff accounts. `failed` is the message where the server cannot be reached. */
export async function call(path: string, body: object, language: string, failed: string): Promise<Answer> {
  try {
    const response = await fetch(`/admin/api/staff/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    const { errors: [error] = [], recoveryCodes } = answer.parse(json)
    const [message, lacks] = [error?.message ?? '', error?.data?.secondFactor]
    return { isOk: response.ok, message, lacks, recoveryCodes, offer: offer.safeParse(json).data, json }
  } catch {
    return {
      isOk: false,
      message: failed,
      lacks: undefined,
      recoveryCodes: undefined,
      offer: undefined,
      json: undefined,
    }
  }
}
