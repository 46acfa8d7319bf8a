import type { ServerResponse } from 'node:http'
import { lengthHeader } from '@/lib/http/file-response'

/** Sends the length of a file as `Content-Length`, which Next removes from the answer of a route. */
export function sendFileLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    const length = response.getHeader(lengthHeader)
    if (length !== undefined) {
      response.removeHeader(lengthHeader)
      response.setHeader('content-length', length)
    }
    return writeHead(...given)
  }
}
