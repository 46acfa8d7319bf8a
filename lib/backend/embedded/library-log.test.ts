import { expect, jest, test } from '@jest/globals'
import { jsonLog, logAsJson } from '@/lib/operations/log/json'
import { libraryLog } from './library-log'

const lines: Record<string, unknown>[] = []
const target = {} as Console
logAsJson(target, jsonLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }))

function written(log: () => void): Record<string, unknown>[] {
  lines.length = 0
  const calls = jest.mocked(console.error).mock.calls
  log()
  for (const parts of calls) target.error(...(parts as unknown[]))
  jest.mocked(console.error).mockClear()
  return lines
}

const query = () => new Error('Failed query: select 1\nparams: lan@cong-ty.example', { cause: new Error('locked') })

test.each<[string, () => void]>([
  ['an error alone', () => libraryLog.error(query())],
  ['a message', () => libraryLog.error(`It failed: ${query().message}`)],
  ['an error by another name', () => libraryLog.error({ error: query() }, 'Failed to send')],
])('%s is one line in the format of the site, without values', (_, log) => {
  expect(written(log)).toEqual([
    { level: 'error', time: expect.any(String), message: expect.stringContaining('ailed') },
  ])
  expect(lines[0]?.message).toContain('Failed')
  expect(JSON.stringify(lines)).not.toMatch(/lan@|params/)
})

test('a wrong password is no error of the site', () => {
  const err = Object.assign(new Error('The email or password provided is incorrect.'), { status: 401 })
  expect(written(() => libraryLog.error({ err }))).toEqual([])
})

test('a full disk is logged once, however many calls failed', () => {
  const full = () =>
    new Error('Failed query: commit', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) })
  const log = () => {
    for (let call = 0; call < 5; call++) libraryLog.error({ err: full() })
  }
  expect(written(log).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Nothing can be stored: ENOSPC \(SQLITE_FULL\)/),
  ])
})

test('information of the library is not logged', () => {
  const log = () => {
    libraryLog.info('To: lan@cong-ty.example')
    libraryLog.warn({ msg: 'x' })
  }
  expect(written(log)).toEqual([])
})
