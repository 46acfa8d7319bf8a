import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { portAt } from './instances'
import { writeInPieces } from './slow-arrival'

/**
 * A slow connection, about Lighthouse's slow 4G: a proxy that delays each response and sends it in pieces. On a busy
 * machine Chromium's own emulation sometimes leaves all of a page's requests without a response.
 */

/** Milliseconds until a response begins. */
const latency = 150

/** Bytes that are sent together, and milliseconds until the next. */
const [piece, gap] = [8192, 40]

const port = portAt(19)

/** The browser's proxy setting; by default a browser does not use a proxy for addresses of this machine. */
export const slowLine = { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' }

async function sendSlowly(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  await pause(latency)
  answer.writeHead(response.statusCode ?? 502, response.headers)
  for await (const part of response as AsyncIterable<Buffer>) await writeInPieces(answer, part, piece, gap)
  answer.end()
}

export async function startSlowProxy(): Promise<() => void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const proxy = createServer((requested, answer) => {
    const { 'proxy-connection': _, ...headers } = requested.headers
    const address = URL.parse(requested.url ?? '')
    if (!address) return void answer.writeHead(400).end()
    const sent = ask(address, { method: requested.method, headers, agent }, (response) => {
      void sendSlowly(response, answer).catch(() => answer.destroy())
    })
    sent.once('error', () => answer.destroy())
    answer.once('close', () => sent.destroy())
    requested.pipe(sent)
  })
  // The test's own calls use a tunnel, without a delay. Tunnels to other hosts are refused: tests must not reach them.
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    const { hostname, port: target } = new URL(`http://${url}`)
    if (hostname !== '127.0.0.1') return socket.destroy()
    const through = connect(Number(target), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      through.pipe(socket).pipe(through)
    })
    for (const [end, other] of [
      [socket, through],
      [through, socket],
    ] as const)
      end.once('error', () => other.destroy()).once('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return () => {
    proxy.closeAllConnections()
    proxy.close()
    agent.destroy()
  }
}
