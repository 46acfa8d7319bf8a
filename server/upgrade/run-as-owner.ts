import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'
import type { Release } from './upgrade'

/** Who a program runs as. */
interface Owner {
  uid: number
  gid: number
}

/** How a program is run beside the site. */
export interface Run {
  cwd: string
  environment?: Record<string, string | undefined>
  owner?: Owner | undefined
  /** Whether its standard output is not shown. */
  isQuiet?: boolean
}

/**
 * The owner of the folder of data, if root upgrades the site: what its programs write there must belong to the site.
 * Undefined for anybody else, who is the owner.
 */
export function ownerOf(dataFolder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = statSync(dataFolder)
  return { uid, gid }
}

/** Runs a program to its end, shows what it prints, and returns its standard output. Throws a Refusal if it fails. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, environment, owner, isQuiet = false }: Run,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...owner,
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!isQuiet) process.stdout.write(text)
    })
    const stop = () => void child.kill()
    process.once('exit', stop)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('exit', stop)
      if (code === 0) resolve(output)
      else reject(new Refusal(`${path.basename(program)} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** Runs a command of the site (`server/commands`) with the program of a release, and the Node that it contains. */
export const runIn = ({ folder }: Release, command: readonly string[], how: Omit<Run, 'cwd'> = {}): Promise<string> =>
  run(path.join(folder, 'node_modules', '.bin', 'node'), ['server/run.mjs', ...command], { ...how, cwd: folder })
