import { request as ask, type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Sends a request exactly as given: with a foreign Host, a duplicate header, an address that no client would send.
 * Follows no redirect and decompresses nothing.
 */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string | string[]> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = ask({ hostname, port, path, method, headers, setDefaultHeaders: true, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
