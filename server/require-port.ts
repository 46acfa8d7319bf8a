import { createServer } from 'node:net'

/** Rejects if nothing can listen on a port of an address, which is to be known before minutes of building. */
export const requirePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(port, host, () => server.close(() => resolve()))
  })
