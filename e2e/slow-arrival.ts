import { createServer, request as ask, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Bytes of a page that arrive together, and milliseconds until the next: long enough for each to be painted. */
const piece = 2800
const gap = 25

export async function writeInPieces(
  answer: ServerResponse,
  body: Buffer,
  bytes: number,
  pauseMs: number,
): Promise<void> {
  for (let from = 0; from < body.length && !answer.destroyed; from += bytes) {
    answer.write(body.subarray(from, from + bytes))
    await pause(pauseMs)
  }
}

export async function startSlowLine(site: string, port: number): Promise<() => void> {
  const line = createServer((requested, answer) => {
    // If the page were compressed, it could not be cut where a browser would render what it has so far.
    const headers = { ...requested.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const sent = ask(new URL(requested.url ?? '/', site), { method: requested.method, headers }, async (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(answer)
      await writeInPieces(answer, Buffer.concat(await response.toArray()), piece, gap)
      answer.end()
    })
    sent.once('error', () => answer.destroy())
    requested.pipe(sent)
  })
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve))
  return () => {
    line.closeAllConnections()
    line.close()
  }
}
