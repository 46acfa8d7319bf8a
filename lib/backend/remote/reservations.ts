import { readSignedAddress, signAddress } from '@/lib/attachments/signed-address'
import { reservationExtras, fromReservation, wireReserved, wireUploaded } from '../contract/reservation'
import { openEnvelope } from '../contract/envelope'
import { AttachmentGone, BackendUnavailable, CallRejected, type Backend } from '../port'
import { stored } from './answer'
import type { RemoteClient } from './client'

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

/**
 * Consultation requests of the hosted backend (spec 7), which sends its own mails. Another instance of this site checks
 * its files itself, and gets additional fields.
 */
export function remoteReservations(
  client: RemoteClient,
  reservationPath: string,
): Pick<Backend, 'addAttachment' | 'addReservation' | 'runJob'> {
  return {
    async addAttachment({ data, type, name }) {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(data)], { type }), name)
      const answer = await client.send('POST', uploadPath, { asSite: true, body })
      return client.isSite ? addressIn(answer) : signAddress(addressIn(answer))
    },
    async addReservation(given) {
      const body = client.isSite
        ? { ...fromReservation(given), ...reservationExtras(given) }
        : fromReservation({ ...given, file: keptAt(given.file) })
      const answer = await client.send('POST', reservationPath, { asSite: true, body }).catch((error: unknown) => {
        // All fields but the file were validated here by the same schema, so a 422 means the file.
        throw error instanceof CallRejected && error.status === 422 && given.file ? new AttachmentGone() : error
      })
      if (answer === undefined) throw new BackendUnavailable(`POST ${reservationPath}: status 404`)
      const { reference, correctionKey } = stored(`POST ${reservationPath}`, wireReserved, answer)
      // Another backend takes every request as a new one.
      return { reference, correctionKey: client.isSite ? correctionKey : '' }
    },
    runJob: () => Promise.resolve(),
  }
}
