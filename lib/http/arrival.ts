import { ApiError } from './errors'

const graceMs = 10_000

/** Bytes a second below which a body is slow: a phone on 3G sends more. */
const slowRate = 32 * 1024

/** Bytes a second at which every long body has to arrive: a phone on 2G sends 3 KB. */
export const leastRate = 2 * 1024

export interface Arrival {
  /** Bytes a second since it began; infinite once it is complete. */
  rate: () => number
  isSlow: () => boolean
  isStalled: () => boolean
  giveWay: () => void
}

export function arrivalOf(receivedBytes: () => number, giveWay: () => void): Arrival {
  const began = performance.now()
  const elapsedMs = () => performance.now() - began
  const rate = () => (receivedBytes() / Math.max(1, elapsedMs())) * 1000
  const isBelow = (least: number) => elapsedMs() >= graceMs && rate() < least
  return { rate, isSlow: () => isBelow(slowRate), isStalled: () => isBelow(leastRate), giveWay }
}

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

  received(bytes: number): void {
    this.#bytes += bytes
  }

  /** Notes that nothing more arrives: it keeps its place while it is worked on. */
  completed(): void {
    this.#bytes = Infinity
  }
}
