import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { freePort } from '@/server/drill/serve-restored'

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface Redis {
  url: string
  start: () => void
  stop: () => Promise<void>
  /** Keeps its connections open but does not respond, as behind a broken network. */
  freeze: () => void
}

export async function startRedis(input?: number): Promise<Redis> {
  const port = input ?? (await freePort())
  let server: ChildProcess | undefined
  const start = () => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    )
  }
  start()
  process.once('exit', () => server?.kill('SIGKILL'))
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => {
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      if (server?.kill('SIGKILL')) await ended
    },
    freeze: () => void server?.kill('SIGSTOP'),
  }
}
