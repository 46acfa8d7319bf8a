import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileCacheFolder } from '@/server/bundle-folders.mjs'

interface Stage {
  name: string
  seconds: number
  /** Most memory in use at once while the stage ran, by whatever ran then, in megabytes. */
  maxMemory: number
  ok: boolean
}

const stages: Stage[] = []
const megabyte = 1024

/** Megabytes of memory available on this machine; Linux only. */
function available(): number {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return Number(kilobytes) / megabyte
}

const isMeasured = process.platform === 'linux'
const before = isMeasured ? available() : 0
const used = new Map<symbol, number>()

function measure(): void {
  const now = Math.round(before - available())
  for (const [key, most] of used) used.set(key, Math.max(most, now))
}

if (isMeasured) setInterval(measure, 2000).unref()

export async function stage<T>(name: string, work: () => Promise<T>, isOk: (outcome: T) => boolean): Promise<T> {
  const begun = performance.now()
  const key = Symbol(name)
  used.set(key, isMeasured ? 0 : NaN)
  const outcome = await work()
  const maxMemory = used.get(key) ?? NaN
  used.delete(key)
  stages.push({ name, seconds: (performance.now() - begun) / 1000, maxMemory, ok: isOk(outcome) })
  return outcome
}

/** Each worker of Playwright and Jest, and each npm, loads the same modules. */
const compileCache = { NODE_COMPILE_CACHE: path.resolve(compileCacheFolder) }

export function run(
  program: string,
  args: string[],
  { environment = {}, isBeside = false }: { environment?: Record<string, string>; isBeside?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
      env: { ...compileCache, ...process.env, ...environment },
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

export const stageTable = (): string[] =>
  stages.map(
    ({ name, seconds, maxMemory, ok }) =>
      `${name.padEnd(28)} ${seconds.toFixed(0).padStart(5)} s ${String(maxMemory).padStart(6)} MB  ${ok ? 'ok' : 'failed'}`,
  )
