import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { leastRate } from '@/lib/http/arrival'

/** Milliseconds in which every body has to arrive, as Node's own servers allow by default. */
const baseMs = 5 * 60_000

const maxMs = 60 * 60_000

/** Milliseconds in which the rest of a body has to arrive whose request was answered already: nobody reads it. */
const answeredMs = 60_000

/** Milliseconds in which a proxy receives an answer before the connection ends. */
const closeMs = 1000

export const bodyTimeMs = (length: number): number =>
  Math.min(maxMs, baseMs + (Number.isFinite(length) ? (length / leastRate) * 1000 : 0))

/** Requests whose rest must not look complete to whoever still reads it. */
const closing = new WeakSet<IncomingMessage>()

/** Closes a request's connection soon after its answer: a reader of the rest would take it for all of it. */
export const closeAfterAnswer = (request: IncomingMessage): void => void closing.add(request)

/** Bytes of a piece of a body from which its sender waits for others, and milliseconds between two such pieces. */
const [largePiece, pieceMs] = [16 * 1024, 1]

const turns: (() => void)[] = []

function takeTurn(): void {
  const readPiece = turns.shift()
  if (turns.length > 0) setTimeout(takeTurn, pieceMs)
  readPiece?.()
}

function runSerially(readPiece: () => void): void {
  if (turns.push(readPiece) === 1) setTimeout(takeTurn, pieceMs)
}

/**
 * Reads one large piece at a time of all bodies together. Networks that send as fast as they can would otherwise leave
 * no time for others. What arrives in small pieces waits for nothing: thousands of slow senders hold nobody up.
 */
function readInTurn(request: IncomingMessage): void {
  const [read, push] = [request._read.bind(request), request.push.bind(request)]
  let isLarge = false
  request._read = (size) => (isLarge ? runSerially(() => void (request.destroyed || read(size))) : read(size))
  // Node pauses the connection after a piece that was not taken, and "_read" resumes it.
  request.push = (piece: Buffer | null) => {
    isLarge = piece !== null && piece.length >= largePiece
    return push(piece) && !isLarge
  }
}

function discardRest(request: IncomingMessage, socket: Socket): void {
  request.unpipe()
  for (const event of ['data', 'readable']) request.removeAllListeners(event)
  const push = request.push.bind(request)
  const discard = (piece: Buffer | null) => {
    if (piece === null) return push(null)
    if (piece.length < largePiece) return true
    runSerially(() => void (request.complete || socket.resume()))
    return false
  }
  // Node itself would discard what nobody has begun to read as fast as it arrives.
  Object.assign(request, { _dumped: false, push: discard })
  request.resume()
  socket.resume()
}

/** Lets a reader end alone: Node would close the connection before the answer, and a proxy mark the site as down. */
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
 * Limits the time in which the body of a request arrives, and how much of it is read at once. Node can only limit all
 * requests by the same time, in which either a slow phone could not send a file, or nothing at all could take far too
 * long.
 *
 * A body whose request was answered before it was read is discarded: the next request on the connection would otherwise
 * wait behind it. If the connection ended before the answer was received, a proxy would mark the instance as down.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const { socket } = request
  readInTurn(request)
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
