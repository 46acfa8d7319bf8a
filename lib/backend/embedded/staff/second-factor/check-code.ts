import type { PayloadRequest } from 'payload'
import { tooMany } from '../account-errors'
import type { Staff } from '../../payload-types'
import { countCode, forgiveCodes } from '../sign-in-limits'
import { kindOfCode, plainCode } from './recovery-codes'
import { secretOf, spendRecoveryCode, spendStep } from './store'
import { stepOf } from './totp'

async function spendTotp(req: PayloadRequest, staff: number, code: string, nowMs: number): Promise<boolean> {
  const secret = await secretOf(req, staff)
  const step = secret === undefined ? undefined : stepOf(secret, code, nowMs)
  return step !== undefined && spendStep(req, staff, step)
}

/**
 * Checks a code of an account's second factor and uses it up. Returns its kind, or undefined if it is wrong or used.
 * Counts it before it is checked; throws an APIError 429 if there were too many. Must run outside of a transaction:
 * rolling back would forget the guess.
 */
export async function checkCode(
  req: PayloadRequest,
  { id, email }: Pick<Staff, 'id' | 'email'>,
  typed: string,
  nowMs = Date.now(),
): Promise<'TOTP' | 'RECOVERY' | undefined> {
  const seconds = await countCode(req, email)
  if (seconds > 0) throw tooMany(req, seconds, 'codesLimited')
  const code = plainCode(typed)
  const kind = kindOfCode(code)
  const isRight =
    kind === 'TOTP' ? await spendTotp(req, id, code, nowMs) : kind && (await spendRecoveryCode(req, id, code))
  if (!isRight) return undefined
  await forgiveCodes(req, email)
  return kind
}
