import { remember } from '@/lib/remember'
import { ApiError } from './errors'
import { networkOf } from './network-of'

/** Maximum number of expensive operations at once, running or waiting: in total (`all`) and per network (`own`). */
const limits = {
  /** Request bodies with files: each takes up to 40 MB of memory while it is read. */
  bodies: { all: 24, own: 4 },
  /** Texts that staff see while they write: each waits for the one worker that prepares articles. */
  texts: { all: 8, own: 4 },
  /** Pictures that staff upload: each waits for the one worker that converts them, for up to 40 seconds. */
  pictures: { all: 24, own: 12 },
  /** Preview pictures: each takes a third of a second of CPU time. A shared list page has six. */
  previews: { all: 42, own: 12 },
} as const

type Costly = keyof typeof limits

const underWay = remember('underWay', () => new Map<string, number>())

function add(name: string, change: 1 | -1): void {
  const count = (underWay.get(name) ?? 0) + change
  if (count > 0) underWay.set(name, count)
  else underWay.delete(name)
}

/** Bytes of a body that takes no place among the large ones: a form without a file, however long its message is. */
const smallBody = 64_000

/**
 * Reads the body of a request within the limits of `bodies`. One that says that it is small is not counted: many slow
 * uploads must not keep visitors from sending a form without a file. Throws ApiError 429.
 */
export function limitBodies<T>(request: Request, address: string, read: () => Promise<T>): Promise<T> {
  const length = request.headers.get('content-length')
  const isSmall = length !== null && Number(length) <= smallBody && !request.headers.has('transfer-encoding')
  return isSmall ? read() : limitConcurrency('bodies', address, read)
}

/**
 * Runs an expensive operation within the limits. Throws ApiError 429, with the seconds to wait, if there are too many.
 */
export async function limitConcurrency<T>(what: Costly, address: string, run: () => Promise<T>): Promise<T> {
  const [all, own] = [what, `${what} ${networkOf(address)}`]
  if ((underWay.get(own) ?? 0) >= limits[what].own || (underWay.get(all) ?? 0) >= limits[what].all)
    throw new ApiError('too_many', undefined, 5)
  add(all, 1)
  add(own, 1)
  try {
    return await run()
  } finally {
    add(all, -1)
    add(own, -1)
  }
}
