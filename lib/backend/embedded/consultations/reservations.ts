import { hash, randomInt } from 'node:crypto'
import { readSignedAddress } from '@/lib/consultation/attachments/signed-address'
import { isSpam } from '@/lib/consultation/spam-score'
import { dayOf } from '@/lib/domain/dates'
import { settings } from '@/lib/operations/settings'
import type { PayloadRequest } from 'payload'
import type { ConsultationRequest } from '../payload-types'
import type { NewReservation, Reservation } from '@/lib/backend/model'
import { AttachmentGone, SlotTaken } from '@/lib/backend/port'
import { attachmentAt } from '../files/attachments'
import { findOne, findOrCreate } from '../database/find'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'
import { lockRecord } from '../hooks/lock-row'
import { aloneIn, freeSlot } from './book-slot'
import { correctionIn, correctionKey, requestOf } from './correction'
import { bookPlace, freePlace } from './slot-store'
import { placeAt } from './slots'

const collection = 'consultation-requests'

/** Characters that are not confused with one another on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newReference = () => `ILC-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`

interface File {
  file?: number
  fileUrl?: string
  digest: string
}

async function fileAt(address: string): Promise<File> {
  if (address === '') return { digest: '' }
  const fileUrl = settings().UPLOAD_URL && readSignedAddress(address)
  if (fileUrl) return { fileUrl, digest: fileUrl }
  const result = await attachmentAt(address)
  if (!result) throw new AttachmentGone()
  return { file: result.id, digest: result.digest }
}

/** So that a retry is not stored twice. A key made by the browser would take a corrected form for the one before. */
function idempotencyKey(
  { fullName, phone, email, address, subject, content, consultDate, consultTime, askedAt }: NewReservation,
  digest: string,
): string {
  const typed = [dayOf(askedAt), fullName, phone, email, address, subject, content, consultDate, digest]
  return hash('sha256', JSON.stringify(consultTime === '' ? typed : [...typed, consultTime]), 'base64url')
}

async function replace(
  req: PayloadRequest,
  before: ConsultationRequest,
  data: Partial<ConsultationRequest>,
): Promise<ConsultationRequest> {
  const { id, revision, history } = before
  await req.payload.delete({
    collection: 'mails',
    where: {
      request: { equals: id },
      state: { equals: 'WAITING' },
      kind: { in: ['STAFF_NOTICE', 'CONFIRMATION'] },
    },
    req,
  })
  const row = await req.payload.update({
    collection,
    id,
    // Staff who have the former text open are told so when they save.
    data: { ...data, revision: revision + 1, history: [...(history ?? []), correctionIn(before, data, req)] },
    context: { isCorrection: true },
    depth: 0,
    req,
  })
  await freePlace(await aloneIn(req), id)
  return row
}

/** Request, mails and time in one transaction, or the correction of one. Throws AttachmentGone and SlotTaken. */
export async function addReservation(input: NewReservation): Promise<Reservation> {
  const backend = await payload()
  const { digest, ...attached } = await fileAt(input.file)
  const key = idempotencyKey(input, digest)
  const { email, suspicions, consultTime, correctionKey: corrects, askedAt: _, file: __, ...data } = input
  // The key of a request in the trash is taken as well.
  const find = () => findOne(backend, collection, { onceKey: { equals: key } }, { trash: true })
  async function create() {
    const place = consultTime === '' ? undefined : await placeAt(input.consultDate, consultTime)
    const content = {
      ...data,
      consultTime: place?.slot.start ?? null,
      consultUntil: place?.slot.end ?? null,
      ...attached,
      gmail: email,
      suspicions: suspicions.join(', '),
      onceKey: key,
    }
    return inTransaction(backend, async (req) => {
      const before = await requestOf(corrects, req)
      if (before) await lockRecord(req, collection, before.id)
      // As it is now that nobody else writes it.
      const known = before && (await requestOf(corrects, req))
      if (known?.onceKey === key) return known
      const status = isSpam(suspicions) || known?.status === 'SPAM' ? 'SPAM' : 'PENDING'
      const row = known
        ? await replace(req, known, { ...content, status })
        : await backend.create({
            collection,
            data: { ...content, status, reference: newReference(), revision: 0 },
            depth: 0,
            req,
          })
      if (place && !(await bookPlace(await aloneIn(req), place, row.id))) throw new SlotTaken()
      // What may be spam keeps nobody else away. Staff who clear it get the time again if it is still free.
      if (place && status === 'SPAM') await freeSlot(req, row.id)
      return row
    })
  }
  const { row } = await findOrCreate(find, create)
  return { reference: row.reference, correctionKey: correctionKey(row.reference) }
}
