import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isOpen } from './nginx'

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** Fewer sessions than the connections of one site, so that they are shared. */
const sessions = 4

/**
 * Starts a PgBouncer of a test's own in transaction mode, with Debian's settings otherwise, in front of the server of
 * `address`. Its databases are those of the server.
 */
export async function startPgBouncer(
  folder: string,
  port: number,
  address: string,
): Promise<{ stop: () => Promise<void> }> {
  const { hostname, port: serverPort, username, password } = new URL(address)
  const server = { host: hostname, port: serverPort || '5432', user: username, password: decodeURIComponent(password) }
  const named = Object.entries(server).filter(([, value]) => value !== '')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: sessions,
    max_client_conn: 200,
  }
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = ${named.map(([name, value]) => `${name}=${value}`).join(' ')}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  // Another program on its port would be taken for it.
  if (await isOpen(port)) throw new Error(`Port ${port} of PgBouncer is in use`)
  // It refuses to serve as root.
  const isRoot = process.getuid?.() === 0
  const log = openSync(path.join(path.dirname(folder), `${path.basename(folder)}.log`), 'w')
  const child = spawn('pgbouncer', [...(isRoot ? ['--user=nobody'] : []), file], { stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.kill('SIGKILL')) await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}`)
    await pause(50)
  }
  return { stop }
}
