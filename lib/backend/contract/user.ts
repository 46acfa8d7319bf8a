import { z } from 'zod'
import { toNfc } from '@/lib/domain/nfc'
import type { User } from '../model'

/** Header by which a site names to its backend the user who is writing. Trusted only together with the shared token. */
export const userHeader = 'x-visitor'

const shape = z.object({
  uid: z.string().min(1).max(300),
  userName: z.string().min(1).max(300),
  fullName: z.string().max(300).transform(toNfc),
  avatar: z.string().max(2000).optional(),
})

export const fromUser = (user: User): string => Buffer.from(JSON.stringify(user)).toString('base64url')

/** Decodes a user from a header. Throws a ZodError or SyntaxError if the value is invalid. */
export function toUser(header: string): User {
  const { avatar, ...rest } = shape.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
  return { ...rest, avatar }
}
