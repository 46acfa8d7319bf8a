import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { leastRate } from '@/lib/http/arrival'

/** Milliseconds in which every body has to arrive, as Node's own servers allow by default. */
const baseMs = 5 * 60_000

/** Milliseconds that no body may take. */
const maxMs = 60 * 60_000

/** Milliseconds in which the rest of a body has to arrive whose request was answered already: nobody reads it. */
const answeredMs = 60_000

/** Milliseconds in which a proxy receives an answer before the connection ends. */
const closeMs = 1000

/** Milliseconds in which a body of so many bytes has to arrive. */
export const bodyTimeMs = (length: number): number =>
  Math.min(maxMs, baseMs + (Number.isFinite(length) ? (length / leastRate) * 1000 : 0))

/** Requests whose rest must not look complete to whoever still reads it. */
const closing = new WeakSet<IncomingMessage>()

/**
 * Closes the connection of a request soon after its answer, in place of discarding the rest of its body: whoever reads
 * it would take what has arrived for all of it.
 */
export const closeAfterAnswer = (request: IncomingMessage): void => void closing.add(request)

/** Milliseconds between two pieces of bodies that nobody reads. */
const pieceMs = 1

/** Takes the next piece of a body that nobody reads, of each in turn. */
const discarding: (() => void)[] = []

function discardPiece(): void {
  discarding.shift()?.()
  if (discarding.length > 0) setTimeout(discardPiece, pieceMs)
}

/**
 * Takes the rest of a body off the connection, also if somebody began to read it and stopped. One piece at a time of
 * all connections together: a network that sends as fast as it can would leave no time for others.
 */
function discardRest(request: IncomingMessage, socket: Socket): void {
  request.unpipe()
  for (const event of ['data', 'readable']) request.removeAllListeners(event)
  const push = request.push.bind(request)
  const next = () => void (request.complete || socket.resume())
  // Node pauses the connection after a piece that was not taken.
  const discard = (piece: Buffer | null) => {
    if (piece === null) return push(null)
    if (discarding.push(next) === 1) setTimeout(discardPiece, pieceMs)
    return false
  }
  // Node itself would discard what nobody has begun to read, without a pause.
  Object.assign(request, { _dumped: false, push: discard })
  request.resume()
  socket.resume()
}

/**
 * Lets a reader that has read enough end its reading alone. Node would close the connection, before the answer was sent;
 * a proxy would mark the instance as down.
 */
function keepForAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const destroy = request._destroy.bind(request)
  request._destroy = (error, done) => {
    if (response.writableFinished || socket.destroyed) return destroy(error, done)
    discardRest(request, socket)
    done(request.listenerCount('error') > 0 ? error : null)
  }
}

/**
 * Limits the time in which the body of a request arrives. Node can only limit all requests by the same time, in which
 * either a slow phone could not send a file, or nothing at all could take far too long.
 *
 * A body whose request was answered before it was read is discarded: the next request on the connection would otherwise
 * wait behind it. If the connection ended before the answer was received, a proxy would mark the instance as down.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const { socket } = request
  keepForAnswer(request, response)
  const endAfter = (ms: number) =>
    setTimeout(() => {
      if (request.complete) return
      socket.destroy()
      request.destroy()
    }, ms).unref()
  let timer = endAfter(bodyTimeMs(Number(length ?? 0)))
  response.once('finish', () => {
    clearTimeout(timer)
    if (request.complete) return
    timer = endAfter(closing.has(request) ? closeMs : answeredMs)
    if (!closing.has(request)) discardRest(request, socket)
  })
  request.once('close', () => {
    if (request.complete || socket.destroyed) clearTimeout(timer)
  })
}
