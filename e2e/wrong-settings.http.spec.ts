import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder } from './instances'

/** Those that read no setting, that look at wrong ones, or that are for developers. */
const others = ['build', 'build-when-stale', 'dev', 'doctor']

const commands = readdirSync('server/commands')
  .map((file) => path.basename(file, '.ts'))
  .filter((command) => !others.includes(command))

const args: Record<string, string[]> = {
  backup: ['/nowhere'],
  'export-content': ['/nowhere'],
  'generate-site': ['1'],
  'import-content': ['content'],
  restore: ['/nowhere.zip'],
  staff: ['list'],
}

const run = (command: string, settings: Record<string, string>) => {
  const environment = { ...process.env, DATA_DIR: path.join(dataFolder, 'wrong-settings'), ...settings }
  const node = spawnSync(process.execPath, ['server/run.mjs', command, ...(args[command] ?? [])], {
    env: environment,
    encoding: 'utf8',
  })
  return { status: node.status, lines: (node.stdout + node.stderr).trim().split('\n') }
}

for (const command of commands)
  test(`${command} names a wrong setting, without lines of the program`, {
    tag: command === 'serve' ? [] : ['@full'],
  }, () => {
    const { status, lines } = run(command, { PORT: 'many', LOG_FORMAT: 'text' })
    expect(status).toBe(1)
    // Some say before that nothing was done.
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.at(-1)).toContain('Wrong settings: PORT must be a number')
  })

test('a site that cannot start says so in the format of the log, and what to do', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  const taken = run('start', { PORT: String(port), HOST: '127.0.0.1', LOG_FORMAT: 'json' })
  server.close()
  const wrong = run('start', { PORT: 'many', LOG_FORMAT: 'json' })
  const messages = [...taken.lines, ...wrong.lines].map(
    (line) => JSON.parse(line) as { level: string; message: string },
  )
  expect(messages).toEqual([
    { level: 'error', time: expect.any(String), message: expect.stringMatching(/EADDRINUSE.*: stop it, or set PORT$/) },
    { level: 'error', time: expect.any(String), message: 'Wrong settings: PORT must be a number' },
  ])
})

test('a database that cannot be used is one line', () => {
  const { status, lines } = run('migrate', { DATABASE_URL: 'postgres://ilc:hidden@127.0.0.1:1/ilc' })
  expect([status, lines]).toEqual([1, [expect.stringMatching(/ECONNREFUSED .* See whether it runs/)]])
  expect(lines.join()).not.toContain('hidden')
})
