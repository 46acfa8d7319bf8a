import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleStamp } from '@/server/bundle-folders.mjs'
import { markBuilt, sourceHash } from '@/server/sources.mjs'
import type { Ended } from './commands'
import type { Site } from './instances'

/** What a program consists of, beside its packages. */
const parts = [
  ...['.next', 'app', 'components', 'dist', 'lib', 'messages', 'public', 'server', 'middleware.ts', 'next.config.ts'],
  ...['package-lock.json', 'package.json', 'payload.config.ts', 'tsconfig.json'],
]

/** Makes a folder with the program of this checkout, installed and built, under another version. */
export function makeProgram(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true })
  // Hard links: a build is large, and nobody changes its files.
  const { status } = spawnSync('cp', ['-al', ...parts, folder])
  if (status !== 0) throw new Error(`No program could be made in ${folder}`)
  rmSync(path.join(folder, '.next', 'cache'), { recursive: true, force: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const manifest = path.join(folder, 'package.json')
  const text = readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`)
  replaceFile(manifest, text)
  // The build of the tests is that of the present sources.
  for (const stamp of [bundleStamp, path.join('.next', 'built-from')]) {
    replaceFile(path.join(folder, stamp), '')
    markBuilt(path.join(folder, stamp), sourceHash())
  }
}

/** Writes a file that is a hard link anew, without changing what the other link has. */
function replaceFile(file: string, text: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, text)
}

/** A time between the order to restart a site and the moment when it serves again. */
interface Restart {
  from: number
  until: number
}

/** Serves the release that `current` leads to, and starts it again whenever it ends, as systemd does. */
export class Supervisor {
  readonly restartCommand: string
  readonly #root: string
  readonly #environment: Record<string, string>
  readonly #served: number[] = []
  #child: ChildProcess | undefined
  #isStopped = false

  constructor(root: string, { environment }: Site) {
    this.#root = root
    this.#environment = environment
    const [pid, restarts] = [path.join(root, 'site.pid'), path.join(root, 'restarts')]
    this.restartCommand = `date +%s%3N >> ${restarts}; kill -TERM $(cat ${pid}) || true`
  }

  start(): void {
    const child = spawn('node', ['--max-old-space-size=768', 'server/run.mjs', 'start'], {
      cwd: path.join(this.#root, 'current'),
      env: { ...process.env, ...this.#environment, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    writeFileSync(path.join(this.#root, 'site.pid'), String(child.pid))
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('ILC is served')) this.#served.push(Date.now())
        appendFileSync(path.join(this.#root, 'site.log'), text)
      })
    child.once('exit', async () => {
      await pause(200)
      if (!this.#isStopped) this.start()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }

  /** The restarts that were ordered. Those of a version that did not start end when another one serves. */
  restarts(): Restart[] {
    const file = path.join(this.#root, 'restarts')
    const ordered = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
    return ordered.map((from) => ({
      from,
      until: this.#served.find((time) => time > from) ?? Number.POSITIVE_INFINITY,
    }))
  }
}

/** Runs a command of the release that `current` leads to. */
export async function runInCurrent(root: string, { environment }: Site, ...args: string[]): Promise<Ended> {
  const child = spawn('node', ['server/run.mjs', ...args], {
    cwd: path.join(root, 'current'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, output] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, said, output }
}
