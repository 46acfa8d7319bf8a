import { ApiError } from './errors'
import { networkOf } from './network-of'

/** Bodies with files that are read at once, in all and from one network: each takes up to 40 MB of memory. */
const [most, mostOfOne] = [24, 4]

declare global {
  var ilcBodies: Map<string, number> | undefined
}

// One for the whole process: the build puts this module into more than one bundle.
const underWay = (globalThis.ilcBodies ??= new Map())

/** Runs what reads a large body unless too many are being read. Throws ApiError 429, with the seconds to wait. */
export async function fewAtOnce<T>(address: string, read: () => Promise<T>): Promise<T> {
  const network = networkOf(address)
  const own = underWay.get(network) ?? 0
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
  if (own >= mostOfOne || all >= most) throw new ApiError('too_many', undefined, 5)
  underWay.set(network, own + 1)
  try {
    return await read()
  } finally {
    const left = (underWay.get(network) ?? 1) - 1
    if (left > 0) underWay.set(network, left)
    else underWay.delete(network)
  }
}
