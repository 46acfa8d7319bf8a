import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

/** Throughput of a server; latencies in milliseconds. */
const measured = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), failed: z.literal(0) })

const [warmUp, counted] = ['2s', '6s']

/** Requests one address by 32 connections, as browsers that accept brotli do. Throws if a request fails. */
export async function load(address: string) {
  const wrk = (duration: string) =>
    run('wrk', [
      ...['--threads', '1', '--connections', '32', '--duration', duration, '--timeout', '30s'],
      ...['--script', 'tools/bench/wrk.lua', '--header', 'Accept-Encoding: br, gzip', address],
    ])
  await wrk(warmUp)
  const { stdout } = await wrk(counted)
  const { failed: _, ...result } = measured.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  return result
}
