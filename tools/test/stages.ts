import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A stage of the check, with its duration and result. */
interface Stage {
  name: string
  seconds: number
  ok: boolean
}

const stages: Stage[] = []
const megabyte = 1024

/** Megabytes of memory available on this machine; Linux only. */
function available(): number {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return Number(kilobytes) / megabyte
}

/**
 * Measures the memory that the check uses in addition to what was in use before. Returns a function that returns the
 * maximum in megabytes.
 */
export function watchMemory(everyMs = 2000): () => number {
  if (process.platform !== 'linux') return () => NaN
  const before = available()
  let least = before
  const timer = setInterval(() => (least = Math.min(least, available())), everyMs).unref()
  return () => {
    clearInterval(timer)
    return Math.round(before - least)
  }
}

/** Runs a stage, and records its duration and whether it succeeded. */
export async function stage<T>(name: string, work: () => Promise<T>, isOk: (outcome: T) => boolean): Promise<T> {
  const begun = performance.now()
  const outcome = await work()
  stages.push({ name, seconds: (performance.now() - begun) / 1000, ok: isOk(outcome) })
  return outcome
}

/**
 * Runs a program. Its output is printed at once, or at the end if others run beside it. Returns whether it succeeded.
 */
export function run(
  program: string,
  args: string[],
  { environment = {}, isBeside = false }: { environment?: Record<string, string>; isBeside?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    })
    const printed: Buffer[] = []
    child.stdout?.on('data', (piece: Buffer) => printed.push(piece))
    child.stderr?.on('data', (piece: Buffer) => printed.push(piece))
    child.once('error', reject)
    child.once('close', (code) => {
      if (isBeside) process.stdout.write(`\n── ${program} ${args.join(' ')}\n${Buffer.concat(printed).toString()}`)
      resolve(code === 0)
    })
  })
}

/** The duration of each stage, in the order in which they ended. */
export const stageTable = (): string[] =>
  stages.map(
    ({ name, seconds, ok }) => `${name.padEnd(28)} ${seconds.toFixed(0).padStart(5)} s  ${ok ? 'ok' : 'failed'}`,
  )
