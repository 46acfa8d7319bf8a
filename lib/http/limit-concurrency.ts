import { processSingleton } from '@/lib/operations/process-singleton'
import { BodyReader, type Arrival } from './arrival'
import { ApiError } from './errors'
import { networkOf } from './network-of'

const limits = {
  /** Request bodies with files: each takes up to 40 MB of memory while it is read. Slow ones may give way to others. */
  bodies: { all: 24, own: 4 },
  /** Texts that staff see while they write: each waits for the one worker that prepares articles. */
  texts: { all: 8, own: 4 },
  /** Images that staff upload: each waits for the one worker that converts them, for up to 40 seconds. */
  images: { all: 24, own: 12 },
  /** Preview images: each takes a third of a second of CPU time. A shared list page has six. */
  previews: { all: 42, own: 12 },
} as const

type Costly = keyof typeof limits

interface Running {
  network: string
  arrival: Arrival | undefined
}

const underWay = processSingleton('underWay', () => new Map<Costly, Set<Running>>())

function runningOf(what: Costly): Set<Running> {
  const running = underWay.get(what) ?? new Set()
  underWay.set(what, running)
  return running
}

function countsOf(running: ReadonlySet<Running>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { network } of running) counts.set(network, (counts.get(network) ?? 0) + 1)
  return counts
}

/**
 * The operation that gives way to another one of a network, of those with a body that still arrives: the slowest of the
 * networks that have the most, which is slow and whose network has more than that one, or two more. If that one has all
 * that it may have, only one of its own of which hardly anything arrives: slow phones may share an address. `counts` has
 * how many each network has.
 */
function givingWay(what: Costly, network: string, counts: ReadonlyMap<string, number>): Running | undefined {
  const own = counts.get(network) ?? 0
  return [...runningOf(what)]
    .flatMap((operation) => {
      const { network: its, arrival } = operation
      const rate = arrival?.rate() ?? Infinity
      const count = counts.get(its) ?? 0
      const gives =
        own >= limits[what].own
          ? its === network && arrival?.isStalled()
          : Number.isFinite(rate) && count > (arrival?.isSlow() ? own : own + 1)
      return gives ? [{ operation, rate, count }] : []
    })
    .sort((one, other) => other.count - one.count || one.rate - other.rate)[0]?.operation
}

/** Takes a place for an operation, if need be that of another one. Throws ApiError 429, with the seconds to wait. */
function takePlace(what: Costly, operation: Running): void {
  const running = runningOf(what)
  const counts = countsOf(running)
  if ((counts.get(operation.network) ?? 0) >= limits[what].own || running.size >= limits[what].all) {
    const other = givingWay(what, operation.network, counts)
    if (!other) throw new ApiError('too_many', undefined, 5)
    running.delete(other)
    other.arrival?.giveWay()
  }
  running.add(operation)
}

/** Bytes of a body that takes no place among the large ones: a form without a file, however long its message is. */
const smallBody = 64_000

/**
 * Reads the body of a request within the limits of `bodies`. One that says that it is small is not counted: many slow
 * uploads must not keep visitors from sending a form without a file. Throws ApiError 429, later too if it is slow and
 * others wait for its place.
 */
export function limitBodies<T>(request: Request, address: string, read: (body: BodyReader) => Promise<T>): Promise<T> {
  const body = new BodyReader()
  const length = request.headers.get('content-length')
  const isSmall = length !== null && Number(length) <= smallBody && !request.headers.has('transfer-encoding')
  return isSmall ? read(body) : limitConcurrency('bodies', address, () => read(body), body.arrival)
}

/** Runs an expensive operation within the limits, or throws ApiError 429. Its body's `arrival` may have to give way. */
export async function limitConcurrency<T>(
  what: Costly,
  address: string,
  run: () => Promise<T>,
  arrival?: Arrival,
): Promise<T> {
  const operation = { network: networkOf(address), arrival }
  takePlace(what, operation)
  try {
    return await run()
  } finally {
    runningOf(what).delete(operation)
  }
}
