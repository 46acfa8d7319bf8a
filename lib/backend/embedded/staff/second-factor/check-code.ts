import type { PayloadRequest } from 'payload'
import { tooMany } from '../account-errors'
import type { Staff } from '../../payload-types'
import { countCode, forgiveCodes } from '../sign-in-limits'
import { kindOfCode, plainCode } from './recovery-codes'
import { secretOf, spendRecoveryCode, spendStep } from './store'
import { stepOf } from './totp'

async function spendTotp(req: PayloadRequest, staff: number, code: string): Promise<boolean> {
  const secret = await secretOf(req, staff)
  const step = secret === undefined ? undefined : stepOf(secret, code, Date.now())
  return step !== undefined && spendStep(req, staff, step)
}

/** Uses up a code and returns its kind. Outside of a transaction: a rollback would forget the guess. Throws a 429. */
export async function checkCode(
  req: PayloadRequest,
  { id, email }: Pick<Staff, 'id' | 'email'>,
  typed: string,
): Promise<'TOTP' | 'RECOVERY' | undefined> {
  const seconds = await countCode(req, email)
  if (seconds > 0) throw tooMany(req, seconds, 'codesLimited')
  const code = plainCode(typed)
  const kind = kindOfCode(code)
  const isRight = kind === 'TOTP' ? await spendTotp(req, id, code) : kind && (await spendRecoveryCode(req, id, code))
  if (!isRight) return undefined
  await forgiveCodes(req, email)
  return kind
}
