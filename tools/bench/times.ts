import { percentile } from './statistics'

interface Order {
  rounds: number
  headers?: Record<string, string>
  before?: () => Promise<unknown>
}

/** Milliseconds that addresses take, requested one after the other. Throws if a response is not 200. */
export async function timesOf(addresses: readonly string[], { rounds, headers = {}, before }: Order) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await before?.()
    for (const address of addresses) {
      const began = performance.now()
      const response = await fetch(address, { headers, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
      times.push(performance.now() - began)
    }
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
