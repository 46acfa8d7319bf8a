import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'

const timeoutMs = 300_000

export interface RunningSite {
  pid: number
  /** Milliseconds from the start of the process to the first response. */
  startup: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Starts a site, by `npm start` or another command, and waits until it responds. Throws if it exits before. */
export async function startSite(
  url: string,
  environment: Record<string, string>,
  logFile: string,
  command = ['npm', 'start'],
): Promise<RunningSite> {
  if (await answers(url)) throw new Error(`Something else answers at ${url} already`)
  const [program = '', ...args] = command
  const began = performance.now()
  const server = spawn(program, args, {
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const kill = (signal: NodeJS.Signals) => {
    if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, signal)
  }
  const killAtExit = () => kill('SIGKILL')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    kill(signal)
    await ended
    process.off('exit', killAtExit)
    while (await answers(url)) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  process.once('exit', killAtExit)

  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    if (server.exitCode !== null)
      throw new Error(`The site at ${url} ended with code ${server.exitCode}; see ${logFile}`)
    const response = await fetch(`${url}/tin-tuc`).catch(() => undefined)
    if (response && server.pid) return { pid: server.pid, startup: performance.now() - began, stop }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await stop('SIGKILL')
  throw new Error(`The site at ${url} did not come up; see ${logFile}`)
}
