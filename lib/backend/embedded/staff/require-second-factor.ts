import {
  APIError,
  AuthenticationError,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { conflict } from '../database/conflict'
import { labelFor, type StudioKey } from '../labels'
import type { Staff } from '../payload-types'
import { accountOf } from './account-of'
import { logActivity } from './log-activity'
import { checkCode } from './second-factor/check-code'
import { openOffer } from './second-factor/sealed'
import { isAllowed } from './second-factor/standing'
import { removeSecondFactor, standingOf, storeSecondFactor, verifySession } from './second-factor/store'
import { plainCode } from './second-factor/recovery-codes'
import { stepOf } from './second-factor/totp'
import { uncountSignIn } from './sign-in-limits'
import { isPassword } from './verify-password'

export type SecondFactorStep = 'CODE' | 'SET_UP'

type Passed =
  | { staff: number; by: 'TOTP' | 'RECOVERY' }
  | { staff: number; by: 'SET_UP'; secret: string; step: number; recoveryCodes?: string[] }

/** By request. What a caller sends cannot get in here. */
const passes = new WeakMap<PayloadRequest, Passed>()

const lacks = (req: PayloadRequest, secondFactor: SecondFactorStep, key: StudioKey) =>
  new APIError(labelFor(req, key), 401, { secondFactor }, true)

const text = z.string().max(1000).optional().catch(undefined)
const credentials = z.object({ email: z.string(), password: z.string() })
const typed = z.object({ code: text, setUp: text }).catch({})

function finishSetUp(req: PayloadRequest, staff: number, offer: string | undefined, code: string): Passed {
  if (offer === undefined) throw lacks(req, 'SET_UP', 'secondFactorSetUpFirst')
  const [now, secret] = [Date.now(), openOffer(offer, staff, Date.now())]
  if (secret === undefined) throw lacks(req, 'SET_UP', 'secondFactorOver')
  const step = stepOf(secret, plainCode(code), now)
  if (step === undefined) throw lacks(req, 'CODE', 'secondFactorWrong')
  return { staff, by: 'SET_UP', secret, step }
}

/**
 * Asks for the second factor after the right password, before Payload makes a session. The password is evaluated here
 * first: a code is asked for, and looked at, only together with the right one. A wrong one takes as long, and is
 * answered the same, whether or not the account has a second factor.
 */
export const checkSecondFactor: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { data: signIn } = credentials.safeParse((args as { data?: unknown }).data)
  const account = signIn && (await accountOf(req, signIn.email))
  if (!account) return
  const standing = await standingOf(req, account.id)
  if (!standing.isSet && !standing.isRequired) return
  if (!(await isPassword(signIn.password, account))) throw new AuthenticationError(req.t)
  const { code = '', setUp } = typed.parse(req.data ?? {})
  if (code === '' || (!standing.isSet && setUp === undefined)) {
    await uncountSignIn(req, account.email)
    throw standing.isSet ? lacks(req, 'CODE', 'secondFactorNeeded') : lacks(req, 'SET_UP', 'secondFactorSetUpFirst')
  }
  if (!standing.isSet) {
    passes.set(req, finishSetUp(req, account.id, setUp, code))
    return
  }
  const by = await checkCode(req, account, code)
  if (!by) throw lacks(req, 'CODE', 'secondFactorWrong')
  passes.set(req, { staff: account.id, by })
}

/** However somebody signs in. In the transaction that makes the session: an error takes it back. */
export const admitSession: CollectionBeforeLoginHook<Staff> = async ({ req, user }) => {
  const passed = passes.get(req)
  const isPassed = passed?.staff === user.id
  const standing = await standingOf(req, user.id)
  if (!isPassed) {
    if (isAllowed({ ...standing, isVerified: false })) return
    throw lacks(req, standing.isSet ? 'CODE' : 'SET_UP', 'secondFactorNeeded')
  }
  const session = user.sessions?.at(-1)?.id ?? ''
  if (passed.by !== 'SET_UP') {
    // It may have been reset since the code was checked.
    if (standing.isSet) await verifySession(req, user.id, session)
    else if (standing.isRequired) throw lacks(req, 'SET_UP', 'secondFactorSetUpFirst')
    return
  }
  passed.recoveryCodes = await storeSecondFactor(req, { ...passed, session })
  if (!passed.recoveryCodes) throw conflict(req, 'secondFactorAlready')
}

export const logSecondFactor: CollectionAfterLoginHook = async ({ req, user }) => {
  const by = passes.get(req)?.by
  const subject = { area: 'staff', record: String(user.id) }
  if (by === 'SET_UP') await logActivity(req, 'SECOND_FACTOR_SET', subject)
  if (by === 'RECOVERY') await logActivity(req, 'RECOVERY_CODE_USED', subject)
}

export const showRecoveryCodes: CollectionAfterOperationHook<'staff'> = ({ operation, req, result }) => {
  const passed = operation === 'login' ? passes.get(req) : undefined
  if (passed?.by === 'SET_UP') Object.assign(result as object, { recoveryCodes: passed.recoveryCodes })
  return result
}

/** Deletes the second factor with its account: another account may get the same id. */
export const removeWithAccount: CollectionAfterDeleteHook<Staff> = async ({ id, req }) => {
  await removeSecondFactor(req, Number(id))
}
