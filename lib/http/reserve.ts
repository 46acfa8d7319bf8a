import { backend } from '@/lib/backend'
import { toReservation, type Circumstances } from '@/lib/backend/contract/reservation'
import { AttachmentGone } from '@/lib/backend/port'
import { readConsultation, type Consultation, type Faults } from '@/lib/consultation/form'
import { sinceOpening } from '@/lib/consultation/opening'
import { spamReasonsOf } from '@/lib/consultation/spam-score'
import { clientAddress } from './client-address'
import { countInARow } from './limits'
import { isFromOtherSite } from './other-site'

/** Why a request may be spam; a site in front of this one has looked at its visitor itself. */
async function spamReasonsIn(request: Request, given: Consultation, { website, opened, suspicions }: Circumstances): Promise<string[]> {
  if (isFromOtherSite(request)) return suspicions
  const inARow = await countInARow(clientAddress(request))
  return spamReasonsOf({ ...given, trap: website, age: sinceOpening(opened, new Date()), inARow })
}

/** Reads what was typed, with what came beside it, and stores the request (spec 3, 5). Gives its reference, or what is wrong. */
export async function reserve(request: Request, typed: unknown, around: Circumstances): Promise<{ reference: string } | { faults: Faults }> {
  // As on the day it was sent first: an answer may have been lost, or a connection.
  const read = readConsultation(typed, around.askedAt)
  if ('faults' in read) return read
  try {
    return await (await backend()).addReservation(toReservation(read.consultation, around, await spamReasonsIn(request, read.consultation, around)))
  } catch (error) {
    if (error instanceof AttachmentGone) return { faults: { file: 'fileGone' } }
    throw error
  }
}
