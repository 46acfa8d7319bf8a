import { fromReservation, wireReserved, wireUploaded } from '../contract/reservation'
import { openEnvelope } from '../contract/envelope'
import { AttachmentGone, BackendUnavailable, CallRejected, type Backend } from '../port'
import type { RemoteClient } from './client'

const uploadPath = '/auto/upload'

/** Consultation requests of the hosted backend (spec 7). It sends its own mails. */
export function remoteReservations(client: RemoteClient, reservationPath: string): Pick<Backend, 'addAttachment' | 'addReservation' | 'runErrands'> {
  return {
    async addAttachment({ data, type, name }) {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(data)], { type }), name)
      const answer = await client.send('POST', uploadPath, { asSite: true, body })
      if (answer === undefined) throw new BackendUnavailable(`POST ${uploadPath}: status 404`)
      return openEnvelope(wireUploaded, answer).secure_url
    },
    async addReservation(given) {
      const answer = await client.send('POST', reservationPath, { asSite: true, body: fromReservation(given) }).catch((error: unknown) => {
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
    runErrands: () => Promise.resolve(),
  }
}
