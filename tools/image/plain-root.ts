import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export interface Built {
  root: string
  folder: string
  user: string
  variables: Record<string, string>
}

/**
 * Folders that an instance may write into (deploy/compose.yaml), beside a `/tmp` of its own. The rest of its root is
 * read-only.
 */
const writable = ['/data', '/app/.next/cache']

const mountReadOnly = [
  'mount --bind "$1" "$1"',
  ...writable.map((folder) => `mount --bind "$1${folder}" "$1${folder}"`),
  'mount -t tmpfs tmpfs "$1/tmp"',
  'mount -o remount,bind,ro "$1"',
]

/** Starts a program in a root, with mounts of its own, which disappear with it. */
export function inRoot(
  { root, folder, user, variables }: Built,
  command: readonly string[],
  { isReadOnly = false } = {},
): ChildProcess {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const mounts = [...(isReadOnly ? mountReadOnly : []), 'mount -t proc proc "$1/proc"']
  const script = [...mounts, 'shift', 'exec "$@"'].join(' && ')
  const chroot = ['chroot', `--userspec=${user}`, root, '/usr/bin/env', '-i', '-C', folder, ...settings, ...command]
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root, ...chroot], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Runs a program in a root to its end. Throws if it fails. */
export async function runIn(built: Built, command: readonly string[]): Promise<void> {
  const child = inRoot(built, command)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${String(code)}`)
}

export function addNode(root: string): void {
  const npm = path.resolve(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '../..')
  mkdirSync(path.join(root, 'usr/local/lib/node_modules'), { recursive: true })
  cpSync(realpathSync(process.execPath), path.join(root, 'usr/local/bin/node'))
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const program of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, path.join(root, 'usr/local/bin', program))
}

export function addAuthorities(root: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file) return {}
  cpSync(file, path.join(root, 'usr/local/share/authorities.pem'), { dereference: true })
  return { NODE_EXTRA_CA_CERTS: '/usr/local/share/authorities.pem' }
}
