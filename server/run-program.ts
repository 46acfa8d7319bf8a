import { spawn } from 'node:child_process'
import path from 'node:path'
import { isLogOpen } from '@/lib/log/open'
import { lineCollector } from '@/lib/log/written'
import { bundleFolder } from './bundle-folders.mjs'

/**
 * Runs a program to its end and shows its output: as it is, or line by line in the log where this process has one.
 * Throws if it fails.
 */
export function runProgram(program: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const output = isLogOpen() ? 'pipe' : 'inherit'
    const child = spawn(program, args, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...environment },
    })
    child.stdout?.on('data', lineCollector(console.log))
    child.stderr?.on('data', lineCollector(console.error))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** Runs a bundled command of `server/commands` in a separate process. Throws if it fails. */
export const runCommand = (
  command: string,
  environment: Record<string, string> = {},
  ...args: string[]
): Promise<void> => runProgram(process.execPath, [path.join(bundleFolder, `${command}.mjs`), ...args], environment)
