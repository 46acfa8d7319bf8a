import { timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header brings a secret, compared in a time that tells nothing of it. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${secret}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a call brings a secret. */
export const bringsSecret = ({ headers }: Request, secret: string): boolean => isBearer(headers.get('authorization'), secret)
