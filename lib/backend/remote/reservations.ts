import { readSignedAddress, signAddress } from '@/lib/attachments/signed-address'
import { besideReservation, fromReservation, wireReserved, wireUploaded } from '../contract/reservation'
import { openEnvelope } from '../contract/envelope'
import { AttachmentGone, BackendUnavailable, CallRejected, type Backend } from '../port'
import type { RemoteClient } from './client'

const uploadPath = '/auto/upload'

/** Where the backend keeps a file. Throws BackendUnavailable where it does not say. */
function addressIn(answer: unknown): string {
  try {
    return openEnvelope(wireUploaded, answer).secure_url
  } catch (error) {
    throw new BackendUnavailable(`POST ${uploadPath}: no address`, { cause: error })
  }
}

/** The address of a file that was kept for a request through this site. Throws AttachmentGone for any other. */
function keptAt(signed: string): string {
  const address = signed === '' ? '' : readSignedAddress(signed)
  if (address === undefined) throw new AttachmentGone()
  return address
}

/** Consultation requests of the hosted backend (spec 7), which sends its own mails. Another instance of this site knows its files itself, and is told more. */
export function remoteReservations(client: RemoteClient, reservationPath: string): Pick<Backend, 'addAttachment' | 'addReservation' | 'runJobs'> {
  return {
    async addAttachment({ data, type, name }) {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(data)], { type }), name)
      const answer = await client.send('POST', uploadPath, { asSite: true, body })
      return client.isSite ? addressIn(answer) : signAddress(addressIn(answer))
    },
    async addReservation(given) {
      const body = client.isSite ? { ...fromReservation(given), ...besideReservation(given) } : fromReservation({ ...given, file: keptAt(given.file) })
      const answer = await client.send('POST', reservationPath, { asSite: true, body }).catch((error: unknown) => {
        // All but the file was read here by the same schema.
        throw error instanceof CallRejected && error.status === 422 && given.file ? new AttachmentGone() : error
      })
      if (answer === undefined) throw new BackendUnavailable(`POST ${reservationPath}: status 404`)
      try {
        return openEnvelope(wireReserved, answer)
      } catch {
        // The spec's backend need not tell a reference.
        return { reference: '' }
      }
    },
    runJobs: () => Promise.resolve(),
  }
}
