import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type TakenMail = { raw: string; to: string[]; isEncrypted: boolean }

export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          to: session.envelope.rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
        })
        done()
      })
    },
    ...options,
  })
  // A client that refuses the certificate closes the connection, which is no error of the test.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
