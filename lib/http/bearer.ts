import { timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries this secret, compared in constant time. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  const [input, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${secret}`)]
  return input.length === expected.length && timingSafeEqual(input, expected)
}

export const bringsSecret = ({ headers }: Request, secret: string): boolean =>
  isBearer(headers.get('authorization'), secret)
