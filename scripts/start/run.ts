import { spawn } from 'node:child_process'

/** Runs a program to its end, its output shown. Throws when it fails. */
export function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`))
    })
  })
}
