import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  NotFound,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { assertRole } from '../../access'
import { conflict } from '../../database/conflict'
import { inTransactionOf } from '../../database/transaction'
import { assertOwner } from '../check-password'
import { fieldError, tooMany } from '../account-errors'
import { labelFor } from '../../labels'
import type { Staff } from '../../payload-types'
import { labelsOf } from '@/lib/http/i18n/labels'
import { defaultLanguage } from '@/lib/domain/languages'
import { accountOf } from '../account-of'
import { logActivity } from '../log-activity'
import { countSignIn, forgetCodes, forgetSignIns, uncountSignIn } from '../sign-in-limits'
import { isPassword, spendPasswordTime } from '../verify-password'
import { checkCode } from './check-code'
import { plainCode } from './recovery-codes'
import { openOffer, sealOffer } from './sealed'
import { sessionOf } from './session-gate'
import { endSessions, removeSecondFactor, renewRecoveryCodes, standingOf, storeSecondFactor } from './store'
import { grouped, newTotpSecret, qrCode, stepOf } from './totp'

type Owner = Pick<Staff, 'id' | 'email'>

const text = z.string().max(1000).catch('')
const sent = z
  .object({ email: text, currentPassword: text, code: text, setUp: text, id: z.coerce.number().int().catch(0) })
  .catch({ email: '', currentPassword: '', code: '', setUp: '', id: 0 })

async function sentIn(req: PayloadRequest): Promise<z.infer<typeof sent>> {
  await addDataAndFileToRequest(req)
  return sent.parse(req.data ?? {})
}

function requireOwner(req: PayloadRequest): Owner & { session: string } {
  const { user } = req
  if (user?.collection !== 'staff') throw new APIError(req.t('error:unauthorized'), 401, {}, true)
  return { id: user.id, email: user.email, session: sessionOf(user) }
}

/** For whoever may not sign in before they set up a second factor. Throws an APIError: 429, 401, 403. */
async function requireUnenrolled(req: PayloadRequest, email: string, password: string): Promise<Owner> {
  const address = email.toLowerCase().trim()
  const seconds = await countSignIn(req, address)
  if (seconds > 0) throw tooMany(req, seconds, 'signInLimited')
  const account = await accountOf(req, address)
  if (!account) await spendPasswordTime(password)
  if (!account || !(await isPassword(password, account))) throw new AuthenticationError(req.t)
  await uncountSignIn(req, address)
  const { isSet, isRequired } = await standingOf(req, account.id)
  if (isSet || !isRequired) throw new APIError(req.t('error:notAllowedToPerformAction'), 403, {}, true)
  return account
}

async function assertOwnFactors(req: PayloadRequest, owner: Owner, password: string, code: string) {
  if (!(await standingOf(req, owner.id)).isSet) throw conflict(req, 'secondFactorNone')
  await assertOwner(req, owner.id, password)
  const by = await checkCode(req, owner, code)
  if (!by) throw fieldError(req, 'code', 'secondFactorWrong')
  return by
}

const recordOf = ({ id }: Pick<Owner, 'id'>) => ({ area: 'staff', record: String(id) })

const begin: Endpoint['handler'] = async (req) => {
  const { email, currentPassword } = await sentIn(req)
  const owner = req.user ? requireOwner(req) : await requireUnenrolled(req, email, currentPassword)
  if (req.user) await assertOwner(req, owner.id, currentPassword)
  if ((await standingOf(req, owner.id)).isSet) throw conflict(req, 'secondFactorAlready')
  const secret = newTotpSecret()
  const issuer = labelsOf(defaultLanguage)('brand.short')
  return Response.json({
    picture: qrCode(secret, owner.email, issuer),
    secret: grouped(secret),
    setUp: sealOffer(secret, owner.id, Date.now()),
  })
}

const confirm: Endpoint['handler'] = async (req) => {
  const { setUp, code } = await sentIn(req)
  const { id, session } = requireOwner(req)
  const now = Date.now()
  const secret = openOffer(setUp, id, now)
  if (secret === undefined) throw conflict(req, 'secondFactorOver')
  const step = stepOf(secret, plainCode(code), now)
  if (step === undefined) throw fieldError(req, 'code', 'secondFactorWrong')
  const recoveryCodes = await inTransactionOf(req, async () => {
    const made = await storeSecondFactor(req, { staff: id, secret, step, session })
    if (!made) throw conflict(req, 'secondFactorAlready')
    await logActivity(req, 'SECOND_FACTOR_SET', recordOf({ id }))
    return made
  })
  return Response.json({ recoveryCodes })
}

const turnOff: Endpoint['handler'] = async (req) => {
  const { currentPassword, code } = await sentIn(req)
  const owner = requireOwner(req)
  if ((await standingOf(req, owner.id)).isRequired) throw conflict(req, 'secondFactorRequired')
  const by = await assertOwnFactors(req, owner, currentPassword, code)
  await inTransactionOf(req, async () => {
    await removeSecondFactor(req, owner.id)
    await endSessions(req, owner.id, owner.session)
    if (by === 'RECOVERY') await logActivity(req, 'RECOVERY_CODE_USED', recordOf(owner))
    await logActivity(req, 'SECOND_FACTOR_OFF', recordOf(owner))
  })
  return Response.json({ message: labelFor(req, 'secondFactorIsOff') })
}

const renewCodes: Endpoint['handler'] = async (req) => {
  const { currentPassword, code } = await sentIn(req)
  const owner = requireOwner(req)
  const by = await assertOwnFactors(req, owner, currentPassword, code)
  const recoveryCodes = await inTransactionOf(req, async () => {
    if (by === 'RECOVERY') await logActivity(req, 'RECOVERY_CODE_USED', recordOf(owner))
    await logActivity(req, 'RECOVERY_CODES_RENEWED', recordOf(owner))
    return renewRecoveryCodes(req, owner.id)
  })
  return Response.json({ recoveryCodes })
}

const reset: Endpoint['handler'] = async (req) => {
  assertRole(req, ['admin'])
  const { id } = await sentIn(req)
  // With an open session alone nobody may turn off their own.
  if (id === requireOwner(req).id) throw conflict(req, 'secondFactorOwn')
  const account = await req.payload.db.findOne<Staff>({ collection: 'staff', where: { id: { equals: id } }, req })
  if (!account) throw new NotFound(req.t)
  await inTransactionOf(req, async () => {
    if (!(await removeSecondFactor(req, id))) throw conflict(req, 'secondFactorNone')
    await endSessions(req, id)
    await logActivity(req, 'SECOND_FACTOR_RESET', recordOf({ id }))
  })
  await forgetSignIns(req.payload, account.email)
  await forgetCodes(req.payload, account.email)
  return Response.json({ message: labelFor(req, 'secondFactorResetDone') })
}

const at = (name: string) => `/second-factor/${name}`

/** Endpoints of the second factor of staff. None of them sends a secret that is stored. */
export const secondFactorEndpoints: Endpoint[] = [
  { path: at('begin'), method: 'post', handler: begin },
  { path: at('confirm'), method: 'post', handler: confirm },
  { path: at('turn-off'), method: 'post', handler: turnOff },
  { path: at('recovery-codes'), method: 'post', handler: renewCodes },
  { path: at('reset'), method: 'post', handler: reset },
]
