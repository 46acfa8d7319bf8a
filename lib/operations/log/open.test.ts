import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

function run(LOG_FORMAT: string, work: string) {
  const program = `import { openLog } from '@/lib/operations/log/open'; openLog(); ${work}`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, LOG_FORMAT, PORT: 'a wrong setting' },
  })
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

const failure = `Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })`

test.each([
  ['an error that nobody catches', `setTimeout(() => { throw ${failure} })`],
  ['a promise that nobody waits for', `void Promise.reject(${failure})`],
])('%s is a line of the log, and the end', (_, work) => {
  const { status, lines } = run('json', work)
  expect(status).toBe(1)
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0] ?? '') as { level: string; message: string }
  expect(line.level).toBe('error')
  expect(line.message).toMatch(/^The program has failed and ends: Error \(ECONNRESET\): connection lost\n\s+at /)
})

test('the program goes on where another listener takes the error, as that of Next', () => {
  const { status, lines } = run(
    'json',
    `process.on('uncaughtException', () => console.log('taken')); setTimeout(() => { throw ${failure} })`,
  )
  expect([status, lines.map((line) => (JSON.parse(line) as { message: string }).message)]).toEqual([0, ['taken']])
})

test('it has nothing of a row', () => {
  const { lines } = run('text', `throw new Error('Failed query: UPDATE x params: Nguyen Van A')`)
  expect(lines[0]).toMatch(/error The program has failed and ends: Error: Failed query: UPDATE x$/)
  expect(lines.join()).not.toContain('Nguyen')
})
