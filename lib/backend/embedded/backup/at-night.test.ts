import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, jest, test } from '@jest/globals'
import { metrics } from '@/lib/operations/metrics'
import { backUpAtNight } from './at-night'

const started = Date.now()
const at = (minutes: number) => new Date(started + minutes * 60_000)

let noted: unknown
let lease: unknown
const kv = {
  get: (key: string) => Promise.resolve(key === 'backup-lease' ? lease : noted),
  set: (_: string, data: unknown) => Promise.resolve(void (noted = JSON.parse(JSON.stringify(data)))),
} as unknown as Parameters<typeof backUpAtNight>[0]['kv']

const children: ChildProcess[] = []
const look = (minutes: number, program = process.execPath, args: string[] = []) =>
  backUpAtNight({ kv }, at(minutes), () => {
    const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    return child
  })

test('a backup that is due begins once, in a process of its own, whose lines are logged', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await look(5)
  expect(children).toHaveLength(0)
  const program = "process.stderr.write('three'); console.log('one\\ntwo'); setInterval(() => 0, 999)"
  await look(30, process.execPath, ['-e', program])
  await look(30.1)
  await look(32)
  expect(children).toHaveLength(1)
  const [child] = children
  while (!log.mock.calls.flat().includes('Backup: two')) await new Promise((resolve) => setImmediate(resolve))
  child?.kill()
  await once(child ?? process, 'close')
  expect([log.mock.calls, jest.mocked(console.error).mock.calls]).toEqual([
    [['Backup: one'], ['Backup: two']],
    [['Backup: three'], ['The backup was ended by SIGTERM. The next attempt is in an hour']],
  ])
  jest.mocked(console.error).mockClear()
})

test('one that died without a word is not started again before an hour has passed, in another process either', async () => {
  await look(89.9)
  expect(children).toHaveLength(1)
  await look(90, process.execPath, ['-e', 'process.exit(1)'])
  expect(children).toHaveLength(2)
  await once(children[1] ?? process, 'close')
  expect(noted).toEqual({ begun: at(90).toISOString() })
})

test('one that was made is not made again, and the metric has its time', async () => {
  const made = at(151)
  noted = { lastGood: { made: made.toISOString(), name: 'a', bytes: 1 } }
  await look(152)
  expect(children).toHaveLength(2)
  expect((await metrics().lastBackup.get()).values[0]?.value).toBe(made.getTime() / 1000)
})

test('a backup that could not be started is logged, and is tried again after an hour', async () => {
  noted = undefined
  await look(200, '/no/such/program')
  const errors = jest.mocked(console.error).mock.calls
  while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([['The backup could not be started:', expect.objectContaining({ code: 'ENOENT' })]])
  jest.mocked(console.error).mockClear()
  await look(259)
  expect(children).toHaveLength(3)
  await look(260, process.execPath, ['-e', ''])
  expect(children).toHaveLength(4)
  await once(children[3] ?? process, 'close')
})

test('nothing is started while another instance makes the backup, until its lease ends', async () => {
  lease = { owner: 'other', until: at(323).toISOString() }
  await look(320)
  await look(323)
  expect(children).toHaveLength(4)
  await look(324.5, process.execPath, ['-e', ''])
  expect(children).toHaveLength(5)
  await once(children[4] ?? process, 'close')
})
