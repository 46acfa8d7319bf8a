import { codeAt } from '@/lib/backend/embedded/staff/second-factor/totp'
import type { Site } from './instances'
import { environmentOf } from './profile'
import { inDatabase } from './site-database'

/**
 * Writes the session of a cookie back to an account, as Payload does when it renews a session or signs somebody in and
 * read the account before the session ended.
 */
export async function writeBack(site: Site, staff: number, cookie: string): Promise<void> {
  const { sid } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  await inDatabase(
    environmentOf(site),
    `INSERT INTO staff_sessions (_order, _parent_id, id, expires_at)
    VALUES (9, ${staff}, '${sid}', '2999-01-01T00:00:00.000Z')`,
  )
}

const stepMs = 30_000
const stepOf = (time: number) => Math.floor(time / stepMs)

/**
 * Calls with the code of now, as if none was used yet: a test does not wait for the next half minute. Calls again if
 * the machine was so slow that the code was over.
 */
export async function withCode(
  site: Site,
  secret: string,
  call: (code: string) => Promise<Response>,
): Promise<Response> {
  for (;;) {
    await inDatabase(environmentOf(site), 'UPDATE staff_second_factors SET last_step = 0')
    const requested = Date.now()
    const answer = await call(codeAt(secret, requested))
    if (answer.ok || stepOf(Date.now()) - stepOf(requested) <= 1) return answer
  }
}

/** A code that is wrong within a quarter of an hour. */
export function wrongCode(secret: string): string {
  const right = Array.from({ length: 60 }, (_, i) => codeAt(secret, Date.now() + (i - 30) * stepMs))
  const codes = ['111111', '222222', '333333', ...Array.from({ length: 60 }, (_, i) => String(400_000 + i))]
  return codes.find((code) => !right.includes(code)) ?? ''
}
