import http from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'
import { reasonOf } from '../finding'

/** What a TLS connection was made with. */
export interface Encryption {
  protocol: string
  validTo: Date
  /** Why the certificate is not valid for the name, or undefined. It may be too old all the same. */
  error: string | undefined
}

/** An answer exactly as it came: neither decoded nor redirected. */
export interface Answer {
  status: number
  /** Repeated headers are joined by commas. */
  headers: Partial<Record<string, string>>
  body: string
  encryption: Encryption | undefined
}

/** What is sent, beside the address. */
export interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Buffer
}

export type Ask = (address: string, question?: Question) => Promise<Answer>

/** Milliseconds that an answer may take. */
const timeoutMs = 15_000

/** Bytes of a body that are read. */
const mostRead = 1024 * 1024

function encryptionOf(socket: unknown): Encryption | undefined {
  if (!(socket instanceof TLSSocket)) return undefined
  const { authorizationError } = socket
  return {
    protocol: socket.getProtocol() ?? '',
    validTo: new Date(socket.getPeerCertificate().valid_to),
    error: socket.authorized ? undefined : reasonOf(authorizationError),
  }
}

/**
 * Sends one request and takes the answer, also over a connection whose certificate is not valid: that is what is to be
 * found out. Rejects if there is no answer.
 */
export const ask: Ask = (address, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http
    const options = { method, headers, agent: false, rejectUnauthorized: false, signal: AbortSignal.timeout(timeoutMs) }
    const sent = request(address, options, (response) => {
      const encryption = encryptionOf(response.socket)
      const pieces: Buffer[] = []
      let length = 0
      response.on('data', (piece: Buffer) => {
        if (length < mostRead) pieces.push(piece)
        length += piece.length
      })
      response.once('error', reject).once('end', () => {
        const joined = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(joined) as Answer['headers'],
          body: Buffer.concat(pieces).toString('utf8'),
          encryption,
        })
      })
    })
    sent.once('error', reject).end(body)
  })
