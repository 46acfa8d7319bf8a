import { percentile } from './statistics'

/** Percentiles of the duration of a call, in milliseconds. */
export interface Times {
  p50: number
  p95: number
}

const warmUp = 20
const counted = 200

/** Measures one address with sequential calls. Throws if a response is not 200. */
export async function timesOf(address: string): Promise<Times> {
  const times: number[] = []
  for (let i = 0; i < warmUp + counted; i++) {
    const start = performance.now()
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    if (i >= warmUp) times.push(performance.now() - start)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
