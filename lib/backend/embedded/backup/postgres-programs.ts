import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Refusal } from '@/lib/operations/refusal'

/** Where Debian and others put PostgreSQL's programs, besides the folders of PATH. */
const folders = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/pgsql/bin']

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** Folders of one program, by the version that their paths tell: the newest is the last. */
export const byVersion = (paths: string[]): string[] => paths.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** The folder of the newest PostgreSQL on this machine that has a program; undefined where none of the usual folders has it. */
export const newestFolderWith = (program: string): string | undefined => byVersion(globSync(folders).filter((folder) => existsSync(path.join(folder, program)))).at(-1)

/** The newest of PostgreSQL's programs on this machine: an older one refuses a newer server. */
function locate(program: Program): string {
  const folder = newestFolderWith(program)
  return folder ? path.join(folder, program) : program
}

/** Settings of libpq's programs that addresses may have; others are node's own. */
const understood = new Set(['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'application_name', 'connect_timeout', 'options'])

/** An address as libpq's programs read it, and the password beside it: what stands in a command line, anybody on the machine can read. */
export function connectionOf(address: string): { address: string; password: string | undefined } {
  const url = new URL(address)
  const password = url.password ? decodeURIComponent(url.password) : undefined
  url.password = ''
  for (const name of [...url.searchParams.keys()]) if (!understood.has(name)) url.searchParams.delete(name)
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { address: url.href, password }
}

/** What a program said that a person can act on, without the rows that a message may quote. */
export function complaintOf(said: string): string {
  const lines = said.split('\n').filter((line) => /error|fatal/i.test(line))
  return (lines[0] ?? said.split('\n')[0] ?? '').replace(/^.*?(?:error|fatal):\s*/i, '')
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Runs one of PostgreSQL's programs on a database. Throws a Refusal where it is not installed, is older than the server, or fails. */
export async function runPostgres(program: Program, database: string | undefined, ...args: string[]): Promise<void> {
  const { address, password } = database ? connectionOf(database) : {}
  const child = spawn(locate(program), [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [said, code] = await Promise.all([text(child.stderr), ended]).catch((error: unknown) => {
    throw isMissing(error) ? new Refusal(`${program} is not installed: it comes with PostgreSQL's client programs (postgresql-client)`) : error
  })
  if (code === 0) return
  if (/version mismatch|unsupported version/.test(said)) throw new Refusal(`${program} is older than the PostgreSQL server, or than what made the backup: install postgresql-client of its version`)
  throw new Refusal(`${program} failed: ${complaintOf(said)}`)
}
