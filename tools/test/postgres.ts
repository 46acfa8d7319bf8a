import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { newestFolderWith } from '@/lib/backend/embedded/backup/postgres-programs'

/** Ports to try in turn: another run, or what is left of a killed one, may use any of them. */
const ports = Array.from({ length: 5 }, () => String(20_000 + Math.floor(Math.random() * 10_000)))

/**
 * A PostgreSQL cluster for one test run: the one in TEST_DATABASE_URL, else a temporary one on this machine, else
 * undefined. Throws if PostgreSQL is installed but does not start: the tests that need it must not be skipped.
 * PostgreSQL refuses to run as root, so root starts it as the user `postgres`.
 */
export function startPostgres(): { url: string; stop: () => void } | undefined {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: () => undefined }
  const bin = newestFolderWith('initdb')
  if (!bin) return undefined

  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-postgres-'))
  chmodSync(folder, 0o777)
  const isRoot = userInfo().uid === 0
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // The server must not inherit our output, or the test run would wait for it to be closed.
    return spawnSync(first, rest, { cwd: folder, stdio: 'ignore' }).status === 0
  }
  const data = path.join(folder, 'data')
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  const start = (port: string) =>
    run('pg_ctl', '-D', data, '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`, 'start')
  const port = run('initdb', '-D', data, '-U', 'ilc', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
    ? ports.find(start)
    : undefined
  if (port && run('createdb', '-h', '127.0.0.1', '-p', port, '-U', 'ilc', 'ilc'))
    return { url: `postgres://ilc@127.0.0.1:${port}/ilc`, stop }
  stop()
  throw new Error('PostgreSQL is on this machine and does not start')
}
