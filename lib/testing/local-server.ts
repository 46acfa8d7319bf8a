import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from '@jest/globals'

/** An HTTP server on this machine while the tests of a file run. Its origin is known when they begin. */
export function localServer(respond: RequestListener): { origin: string } {
  const server = createServer(respond)
  const place = { origin: '' }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    place.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return place
}
