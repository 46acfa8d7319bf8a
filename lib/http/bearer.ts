import { timingSafeEqual } from 'node:crypto'

/** Whether a call brings a secret, compared in a time that tells nothing of it. */
export function bringsSecret({ headers }: Request, secret: string): boolean {
  const [given, expected] = [Buffer.from(headers.get('authorization') ?? ''), Buffer.from(`Bearer ${secret}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
