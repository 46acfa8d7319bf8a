import { z } from 'zod'
import type { User } from '../model'

/** By this header a site tells the backend that it stands in front of who is writing; believed only with the token that both know. */
export const userHeader = 'x-visitor'

const shape = z.object({ uid: z.string().min(1).max(300), userName: z.string().min(1).max(300), fullName: z.string().max(300), avatar: z.string().max(2000).optional() })

/** A user in a header, which holds no letters but ASCII. */
export const fromUser = (user: User): string => Buffer.from(JSON.stringify(user)).toString('base64url')

/** Throws a ZodError or SyntaxError where the header holds no user. */
export function toUser(header: string): User {
  const { avatar, ...rest } = shape.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
  return { ...rest, avatar }
}
