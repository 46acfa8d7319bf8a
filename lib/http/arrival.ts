import { ApiError } from './errors'

/** Milliseconds for which a body arrives before its rate counts. */
const graceMs = 10_000

/** Bytes a second below which a body is slow: a phone on 3G sends more. */
const slowRate = 32 * 1024

/** Bytes a second at which every long body has to arrive: a phone on 2G sends 3 KB. */
export const leastRate = 2 * 1024

/** How a large body arrives at the server. One that is slow may have to give way to others that wait. */
export interface Arrival {
  /** Bytes a second since it began; infinite once it is complete. */
  rate: () => number
  isSlow: () => boolean
  /** Whether hardly anything arrives: below `leastRate`. */
  isStalled: () => boolean
  /** Ends it: its sender is told to try again. */
  giveWay: () => void
}

/** The arrival of a body of which `receivedBytes` have been received so far: Infinity once it is complete. */
export function arrivalOf(receivedBytes: () => number, giveWay: () => void): Arrival {
  const began = performance.now()
  const elapsedMs = () => performance.now() - began
  const rate = () => (receivedBytes() / Math.max(1, elapsedMs())) * 1000
  const isBelow = (least: number) => elapsedMs() >= graceMs && rate() < least
  return { rate, isSlow: () => isBelow(slowRate), isStalled: () => isBelow(leastRate), giveWay }
}

/** The body of a request to a route handler, which reads it itself. */
export class BodyReader {
  #bytes = 0
  #giveWay: (reason: ApiError) => void = () => undefined
  /** Whether its place was given to another one: what else arrives is of no use. */
  isOver = false
  /** Rejects with ApiError 429 once its place was given to another one. */
  readonly over = new Promise<never>((_, reject) => (this.#giveWay = reject))

  constructor() {
    this.over.catch(() => undefined)
  }

  readonly arrival = arrivalOf(
    () => this.#bytes,
    () => {
      this.isOver = true
      this.#giveWay(new ApiError('too_many', undefined, 5))
    },
  )

  /** Notes that some bytes were received. */
  received(bytes: number): void {
    this.#bytes += bytes
  }

  /** Notes that nothing more arrives: it keeps its place while it is worked on. */
  completed(): void {
    this.#bytes = Infinity
  }
}
