import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** Throughput of a server; latencies in milliseconds. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
}

const run = promisify(execFile)

const connections = 32
const warmUp = 2
const counted = 6

/** Whether wrk is installed on this machine. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Parses wrk's output. Throws if a request failed or its response was no success. */
export function readWrk(output: string): Load {
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: (?!connect 0, read 0, write 0, timeout 0).*/.exec(output)
  const perSecond = /Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]
  if (failed || perSecond === undefined) throw new Error(`wrk: ${failed?.[0] ?? output}`)
  const latency = (percent: number) => {
    const [, number, unit = ''] = new RegExp(`^\\s*${percent}%\\s+([\\d.]+)(\\w+)\\s*$`, 'm').exec(output) ?? []
    return Number(number) * (units[unit] ?? Number.NaN)
  }
  const found = { perSecond: Number(perSecond), p50: latency(50), p99: latency(99) }
  if (Object.values(found).some(Number.isNaN)) throw new Error(`wrk: ${output}`)
  return found
}

/** Requests one address repeatedly, as browsers that accept brotli do. */
export async function load(address: string): Promise<Load> {
  const wrk = (seconds: number) =>
    run('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '30s',
      '--latency',
      '-H',
      'Accept-Encoding: br, gzip',
      address,
    ])
  await wrk(warmUp)
  return readWrk((await wrk(counted)).stdout)
}

/**
 * The requests per second of the fastest round, and the latencies of the round with the lowest p99: other work on the
 * machine only slows, and a pause of 60 ms in six seconds is the slowest hundredth of a round that is the fastest.
 */
export function leastDisturbed(rounds: Load[]): Load | undefined {
  const [calmest] = rounds.toSorted((a, b) => a.p99 - b.p99)
  return calmest && { ...calmest, perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)) }
}
