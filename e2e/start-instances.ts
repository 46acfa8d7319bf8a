import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataFolder, instances } from './instances'

const patience = 300_000

async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The site at ${url} ended with code ${server.exitCode}; see ${dataFolder}`)
    const response = await fetch(`${url}/api/ecosystem`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The site at ${url} did not come up`)
}

/** Starts the instances as `npm start` does, on empty data; they end with the tests. */
export default async function startInstances(): Promise<() => void> {
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const servers: ChildProcess[] = []
  const stop = () => {
    for (const { pid, exitCode } of servers) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM')
  }
  process.once('exit', stop)
  for (const [name, { url, available, environment }] of Object.entries(instances)) {
    if (!available) continue
    const server = spawn('npm', ['start'], { env: { ...process.env, ...environment }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const log = createWriteStream(path.join(dataFolder, `${name}.log`))
    server.stdout.pipe(log, { end: false })
    server.stderr.pipe(log, { end: false })
    servers.push(server)
    await answers(url, server)
  }
  return stop
}
