import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { BoundedWorker, JobFailed, LimitExceeded } from './bounded-worker'

const folder = temporaryFolder()
const file = path.join(folder, 'worker.cjs')

const program = `
let jobs = 0
process.on('message', (job) => {
  jobs += 1
  try { process.send({ result: [eval(job), jobs] }) }
  catch (error) { process.send({ error: error.message }) }
})
process.on('disconnect', () => process.exit(0))
process.send('ready')`

const workers: BoundedWorker<string, [unknown, number]>[] = []
const started = (limits = {}, at = file) => {
  const worker = new BoundedWorker<string, [unknown, number]>(at, {
    timeoutMs: 100_000,
    memoryMb: 64,
    idleMs: 100_000,
    ...limits,
  })
  workers.push(worker)
  return worker
}

async function end(pid: unknown): Promise<void> {
  const isRunning = () => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  }
  while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 5))
}

beforeAll(() => writeFileSync(file, program))
afterAll(() => {
  for (const worker of workers) worker.end()
})

test('jobs run one after the other in one worker', async () => {
  const worker = started()
  expect(await Promise.all(['1 + 1', '2 + 2', '3 + 3'].map((job) => worker.run(job)))).toEqual([
    [2, 1],
    [4, 2],
    [6, 3],
  ])
})

// The memory of a process is known on Linux only.
const onLinux = process.platform === 'linux' ? test : test.skip

test.each([
  ['does not end', { timeoutMs: 300 }, 'for (;;);'],
  ['takes too much memory', {}, 'const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({})))'],
])('a job that %s is ended, and the next one gets another worker', async (_, limits, job) => {
  const worker = started(limits)
  await expect(worker.run(job)).rejects.toBeInstanceOf(LimitExceeded)
  worker.limits.timeoutMs = 100_000
  expect(await worker.run('7')).toEqual([7, 1])
})

onLinux('a job that takes too much memory outside of the heap is ended', async () => {
  const worker = started({ processMb: 200 })
  await expect(worker.run('const all = Buffer.alloc(300_000_000, 1); for (;;);')).rejects.toBeInstanceOf(LimitExceeded)
  expect(await worker.run('7')).toEqual([7, 1])
})

onLinux('a job that takes too much of the processor is ended; one that only waits for it is not', async () => {
  const worker = started({ processorMs: 100 })
  await expect(worker.run('for (;;);')).rejects.toBeInstanceOf(LimitExceeded)
  const waiting = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)'
  expect(await worker.run(waiting)).toEqual(['timed-out', 1])
})

test.each([
  ['throws', "throw new Error('why')"],
  ['ends its worker', 'process.exit(3)'],
])('a job that %s fails alone', async (_, job) => {
  const worker = started()
  await expect(worker.run(job)).rejects.toBeInstanceOf(JobFailed)
  expect(await worker.run('7')).toEqual([7, 1])
})

test('a worker that ended by itself between two jobs is replaced', async () => {
  const worker = started()
  const [pid] = await worker.run('setTimeout(() => process.exit(0)), process.pid')
  await end(pid)
  expect(await worker.run('7')).toEqual([7, 1])
})

test('an idle worker ends', async () => {
  const worker = started({ idleMs: 0 })
  const [pid] = await worker.run('process.pid')
  await end(pid)
  expect(await worker.run('1')).toEqual([1, 1])
})

test('a worker that cannot start is no error of the job', async () => {
  const error: unknown = await started({}, path.join(folder, 'absent.cjs'))
    .run('1')
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(JobFailed)
  expect(error).not.toBeInstanceOf(LimitExceeded)
})

test('a worker that needs no secret has nothing of the environment that it does not need', async () => {
  const environment = 'Object.keys(process.env)'
  expect((await started().run(environment))[0]).toContain('HOME')
  expect((await started({ hasNoSecrets: true }).run(environment))[0]).not.toContain('HOME')
})
