import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface Ended {
  status: number | null
  output: string
  said: string
}

export async function runCommand(
  environment: Record<string, string>,
  command: string,
  ...args: string[]
): Promise<Ended> {
  const child = spawn('npm', ['run', '-s', command, '--', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  const [status, said, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { status, said, output: said + complained }
}
