import { backend } from '@/lib/backend'
import { toReservation, type Circumstances } from '@/lib/backend/contract/reservation'
import { readOrLastKnown } from '@/lib/backend/last-known'
import type { Reservation } from '@/lib/backend/model'
import { AttachmentGone, NotAccepted, SlotTaken } from '@/lib/backend/port'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { tags } from '@/lib/backend/tags'
import { readConsultation, slotTaken, type Consultation, type FieldErrors } from '@/lib/consultation/form'
import { sinceOpening } from '@/lib/consultation/opening'
import { spamReasonsOf } from '@/lib/consultation/spam-score'
import type { Closed } from '@/lib/domain/closed-days'
import { closedOf } from '@/lib/domain/slots'
import { clientAddress } from './client-address'
import { countRecentRequests, mayBook } from './limits'
import { isFromOtherSite } from './other-site'

/** Reasons why a request may be spam. Another site in front of this one has checked its visitor itself. */
async function spamReasonsIn(
  request: Request,
  inputs: Consultation,
  { website, opened, suspicions }: Circumstances,
): Promise<string[]> {
  if (isFromOtherSite(request)) return suspicions
  const inARow = await countRecentRequests(clientAddress(request))
  return spamReasonsOf({ ...inputs, trap: website, age: sinceOpening(opened, new Date()), inARow })
}

/** Days without consultation, as of now. Does not fail: a backend can store requests when its content is unreadable. */
export async function closedNow(): Promise<Closed> {
  const read = async () => (await backend()).getSiteRecord()
  return closedOf((await readOrLastKnown(tags.siteRecord, read, sampleSiteRecord)).contact)
}

/** Validates and stores a request (spec 3, 5). Returns its reference or the errors: none if no field is named. */
export async function reserve(
  request: Request,
  typed: unknown,
  around: Circumstances,
): Promise<Reservation | { errors: FieldErrors }> {
  // Validated as of the first attempt: a retry may come later, after a lost response or connection.
  const read = readConsultation(typed, around.askedAt, await closedNow())
  if ('errors' in read) return read
  const isTimed = read.consultation.consultTime !== ''
  if (isTimed && !(await mayBook(clientAddress(request)))) return { errors: { consultTime: 'timeLimit' } }
  try {
    return await (await backend()).addReservation(
      toReservation(read.consultation, around, await spamReasonsIn(request, read.consultation, around)),
    )
  } catch (error) {
    if (error instanceof AttachmentGone) return { errors: { file: 'fileGone' } }
    if (error instanceof NotAccepted) return { errors: error.errors }
    if (error instanceof SlotTaken) return { errors: { consultTime: slotTaken } }
    throw error
  }
}
