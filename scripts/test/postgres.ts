import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { newestFolderWith } from '@/lib/backend/embedded/backup/postgres-programs'

const port = process.env.TEST_POSTGRES_PORT ?? '54329'

/**
 * A PostgreSQL cluster for one test run: the one TEST_DATABASE_URL names, else a throw-away one on this machine,
 * else undefined. PostgreSQL refuses to run as root, so root hands it to the user `postgres`.
 */
export function startPostgres(): { url: string; stop: () => void } | undefined {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => undefined }
  const bin = newestFolderWith('initdb')
  if (!bin) return undefined

  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-postgres-'))
  chmodSync(folder, 0o777)
  const isRoot = userInfo().uid === 0
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // The server inherits nothing of ours, or the test run would wait for it to close its output.
    return spawnSync(first, rest, { cwd: folder, stdio: 'ignore' }).status === 0
  }
  const data = path.join(folder, 'data')
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  const started =
    run('initdb', '-D', data, '-U', 'ilc', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8') &&
    run('pg_ctl', '-D', data, '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`, 'start') &&
    run('createdb', '-h', '127.0.0.1', '-p', port, '-U', 'ilc', 'ilc')
  if (started) return { url: `postgres://ilc@127.0.0.1:${port}/ilc`, stop }
  stop()
  return undefined
}
