import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Refusal } from '@/lib/operations/refusal'

const folders = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/pgsql/bin']

type Program = 'pg_dump' | 'pg_restore' | 'psql'

const byVersion = (paths: string[]): string[] =>
  paths.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

export const newestFolderWith = (program: string): string | undefined =>
  byVersion(globSync(folders).filter((folder) => existsSync(path.join(folder, program)))).at(-1)

/** The newest version of a program on this machine: an older one refuses to work with a newer server. */
function locate(program: Program): string {
  const folder = newestFolderWith(program)
  return folder ? path.join(folder, program) : program
}

/** Address parameters that libpq understands. Others are node-postgres's own. */
const understood = new Set([
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'host',
  'port',
  'application_name',
  'connect_timeout',
  'options',
])

/** For libpq's programs. The password is apart: every user of the machine sees command lines. */
export function connectionOf(address: string): { address: string; password: string | undefined } {
  const url = new URL(address)
  const password = url.password ? decodeURIComponent(url.password) : undefined
  url.password = ''
  for (const name of [...url.searchParams.keys()]) if (!understood.has(name)) url.searchParams.delete(name)
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { address: url.href, password }
}

/** Extracts the useful part of a program's error output, without the row contents that a message may quote. */
export function complaintOf(said: string): string {
  const lines = said.split('\n').filter((line) => /error|fatal/i.test(line))
  return (lines[0] ?? said.split('\n')[0] ?? '').replace(/^.*?(?:error|fatal):\s*/i, '')
}

export async function dumpVersion(): Promise<number | undefined> {
  const child = spawn(locate('pg_dump'), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const failed = new Promise<string>((resolve) => child.once('error', () => resolve('')))
  const [, major] = /(\d+)/.exec(await Promise.race([text(child.stdout), failed])) ?? []
  return major === undefined ? undefined : Number(major)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Throws a Refusal if the program is not installed, is older than the server, or fails. */
export async function runPostgres(program: Program, database: string | undefined, ...args: string[]): Promise<void> {
  const { address, password } = database ? connectionOf(database) : {}
  const child = spawn(locate(program), [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [said, code] = await Promise.all([text(child.stderr), ended]).catch((error: unknown) => {
    throw isMissing(error)
      ? new Refusal(`${program} is not installed: it comes with PostgreSQL's client programs (postgresql-client)`)
      : error
  })
  if (code === 0) return
  if (/version mismatch|unsupported version/.test(said))
    throw new Refusal(
      `${program} is older than the PostgreSQL server, or than what made the backup: install postgresql-client of its version`,
    )
  throw new Refusal(`${program} failed: ${complaintOf(said)}`)
}
