import { z } from 'zod'
import type { Visitor } from '../model'

/** By this header a site tells the backend that it stands in front of who is writing; believed only with the token that both know. */
export const visitorHeader = 'x-visitor'

const shape = z.object({ uid: z.string().min(1).max(300), userName: z.string().min(1).max(300), fullName: z.string().max(300), avatar: z.string().max(2000).optional() })

/** A reader in a header, which holds no letters but ASCII. */
export const fromVisitor = (visitor: Visitor): string => Buffer.from(JSON.stringify(visitor)).toString('base64url')

/** Throws a ZodError or SyntaxError where the header holds no reader. */
export function toVisitor(header: string): Visitor {
  const { avatar, ...rest } = shape.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
  return { ...rest, avatar }
}
