import { readSignedAddress, signAddress } from '@/lib/consultation/attachments/signed-address'
import { reservationExtras, fromReservation, wireReserved, wireUploaded } from '../contract/reservation'
import { openEnvelope } from '../contract/envelope'
import type { ConsultationField } from '@/lib/consultation/form'
import { AttachmentGone, BackendUnavailable, CallRejected, NotAccepted, OutcomeUnknown, type Backend } from '../port'
import { refusals, stored, wasNeverSent } from './answer'
import { refusedFields } from './refused-fields'
import type { RemoteClient } from './client'

const isRefusal = (error: unknown): error is CallRejected =>
  error instanceof CallRejected && refusals.includes(error.status)

const uploadPath = '/auto/upload'

/** The address at which the backend stores a file. Throws BackendUnavailable if the answer has none. */
function addressIn(answer: unknown): string {
  try {
    return openEnvelope(wireUploaded, answer).secure_url
  } catch (error) {
    throw new BackendUnavailable(`POST ${uploadPath}: no address`, { cause: error })
  }
}

/** Unwraps the signed address of a file that was uploaded through this site. Throws AttachmentGone for any other. */
function keptAt(signed: string): string {
  const address = signed === '' ? '' : readSignedAddress(signed)
  if (address === undefined) throw new AttachmentGone()
  return address
}

const errorOf = (field: ConsultationField) => (field === 'file' ? 'fileNotAccepted' : 'notAccepted')

function refused({ status, answer }: CallRejected, file: string): AttachmentGone | NotAccepted {
  if (status === 413) return new NotAccepted(file ? { file: 'fileNotAccepted' } : { content: 'tooLong' })
  const fields = refusedFields(answer)
  // All fields but the file were validated here by the same rules.
  if (status === 422 && file && fields.every((field) => field === 'file')) return new AttachmentGone()
  return new NotAccepted(Object.fromEntries(fields.map((field) => [field, errorOf(field)])))
}

/** Statuses by which a backend leads to another page after storing a form, or says that it has it already. */
const afterStoring = [302, 303, 409]

const mayBeStored = (error: unknown): boolean =>
  error instanceof CallRejected
    ? afterStoring.includes(error.status)
    : error instanceof BackendUnavailable && error.retryAfter === undefined && !wasNeverSent(error)

/** Consultation requests (spec 7); the backend sends its own mails. Another instance checks its files itself. */
export function remoteReservations(
  client: RemoteClient,
  reservationPath: string,
): Pick<Backend, 'addAttachment' | 'addReservation'> {
  return {
    async addAttachment({ data, type, name }) {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(data)], { type }), name)
      const answer = await client.send('POST', uploadPath, { asSite: true, body }).catch((error: unknown) => {
        throw isRefusal(error) ? new NotAccepted({ file: 'fileNotAccepted' }) : error
      })
      return client.isSite ? addressIn(answer) : signAddress(addressIn(answer))
    },
    async addReservation(input) {
      const body = client.isSite
        ? { ...fromReservation(input), ...reservationExtras(input) }
        : fromReservation({ ...input, file: keptAt(input.file) })
      const call = `POST ${reservationPath}`
      try {
        const answer = await client.send('POST', reservationPath, { asSite: true, body })
        if (answer === undefined) throw new CallRejected(`${call}: status 404`, 404)
        const { reference, correctionKey } = stored(call, wireReserved, answer)
        return { reference, correctionKey: client.isSite ? correctionKey : '' }
      } catch (error) {
        if (isRefusal(error)) throw refused(error, input.file)
        // Another instance of this site recognises a request that it has. Any other takes each one as new.
        if (client.isSite || !mayBeStored(error)) throw error
        throw new OutcomeUnknown(`${call}: it may have been stored`, { cause: error })
      }
    },
  }
}
