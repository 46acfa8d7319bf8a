import { spawn, type StdioOptions } from 'node:child_process'
import path from 'node:path'
import { isLogOpen } from '@/lib/operations/log/open'
import { logLines } from '@/lib/operations/log/written'
import { Refusal } from '@/lib/operations/refusal'
import { bundleFolder } from './bundle-folders.mjs'

/**
 * Runs a program to its end and shows its output, or its errors alone: as it is, or line by line in the log where this
 * process has one. With `onLine` it shows nothing and reports each line there. `signal` kills it. Throws a Refusal if it
 * fails or is killed: it has said why.
 */
export function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
  { quiet = false, onLine, signal }: { quiet?: boolean; onLine?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const output = onLine || isLogOpen() ? 'pipe' : 'inherit'
    const stdio: StdioOptions = ['inherit', quiet ? 'ignore' : output, output]
    const child = spawn(program, args, {
      stdio,
      env: { ...process.env, ...environment },
      signal,
      killSignal: 'SIGKILL',
    })
    // A site that is told to stop while it still prepares ends what it has begun, and then itself.
    const stop = (signal: NodeJS.Signals) => void child.kill(signal)
    process.on('SIGTERM', stop).on('SIGINT', stop)
    logLines(child.stdout, onLine ?? console.log)
    logLines(child.stderr, onLine ?? console.error)
    child.once('error', reject)
    // Its output has ended by then, unlike at 'exit'.
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (code === 0) resolve()
      else reject(new Refusal(`${program} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** Runs a bundled command of `server/commands` in a separate process. Throws if it fails. */
export const runCommand = (
  command: string,
  environment: Record<string, string> = {},
  ...args: string[]
): Promise<void> => runProgram(process.execPath, [path.join(bundleFolder, `${command}.mjs`), ...args], environment)
