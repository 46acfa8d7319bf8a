import { createHash, randomInt } from 'node:crypto'
import { readSignedAddress } from '@/lib/attachments/signed-address'
import { isSpam } from '@/lib/consultation/spam-score'
import { dayOf } from '@/lib/domain/dates'
import { settings } from '@/lib/settings'
import type { NewReservation, Reservation } from '@/lib/backend/model'
import { AttachmentGone, SlotTaken } from '@/lib/backend/port'
import { attachmentAt } from '../files/attachments'
import { findOrCreate } from '../database/find-or-create'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'
import { freeSlot } from './book-slot'
import { bookPlace } from './slot-store'
import { aloneIn } from './slot-transaction'
import { placeAt } from './slots'

const collection = 'consultation-requests'

/** Characters that are not confused with one another on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newReference = () => `ILC-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`

interface File {
  /** Id of a file stored by this site. */
  file?: number
  /** Address of a file at the upload service. */
  fileUrl?: string
  /** The same for the same file, even if it is uploaded again. */
  digest: string
}

/** The file of a request. Throws AttachmentGone if it does not exist any more. */
async function fileAt(address: string): Promise<File> {
  if (address === '') return { digest: '' }
  const fileUrl = settings().UPLOAD_URL && readSignedAddress(address)
  if (fileUrl) return { fileUrl, digest: fileUrl }
  const found = await attachmentAt(address)
  if (!found) throw new AttachmentGone()
  return { file: found.id, digest: found.digest }
}

/**
 * Identifies a request, so that a double click, a reload or a retry after a lost response does not store it twice. A
 * key made by the browser would take a corrected form for the one before it.
 */
function idempotencyKey(
  { fullName, phone, email, address, subject, content, consultDate, consultTime, askedAt }: NewReservation,
  digest: string,
): string {
  const typed = [dayOf(askedAt), fullName, phone, email, address, subject, content, consultDate, digest]
  return createHash('sha256')
    .update(JSON.stringify(consultTime === '' ? typed : [...typed, consultTime]))
    .digest('base64url')
}

/**
 * Stores a request, its mails and its time in a single transaction. Throws AttachmentGone if its file does not exist any
 * more, and SlotTaken if its time is not free any more.
 */
export async function addReservation(given: NewReservation): Promise<Reservation> {
  const backend = await payload()
  const { digest, ...attached } = await fileAt(given.file)
  const key = idempotencyKey(given, digest)
  const { email, suspicions, consultTime, hold, askedAt: _, file: __, ...data } = given
  const find = async () =>
    (
      await backend.find({
        collection,
        where: { onceKey: { equals: key } },
        // The key of a request in the trash is taken as well.
        trash: true,
        limit: 1,
        depth: 0,
        pagination: false,
      })
    ).docs[0]
  async function create() {
    const status = isSpam(suspicions) ? 'SPAM' : 'PENDING'
    const place = consultTime === '' ? undefined : await placeAt(given.consultDate, consultTime)
    return inTransaction(backend, async (req) => {
      const row = await backend.create({
        collection,
        data: {
          ...data,
          ...(place && { consultTime: place.slot.start, consultUntil: place.slot.end }),
          ...attached,
          gmail: email,
          status,
          suspicions: suspicions.join(', '),
          reference: newReference(),
          onceKey: key,
          revision: 0,
        },
        depth: 0,
        req,
      })
      if (place && !(await bookPlace(await aloneIn(req), place, row.id, hold, new Date()))) throw new SlotTaken()
      // What may be spam keeps nobody else away. Staff who clear it get the time again if it is still free.
      if (place && status === 'SPAM') await freeSlot(req, row.id)
      return row
    })
  }
  const { row } = await findOrCreate(find, create)
  return { reference: row.reference }
}
