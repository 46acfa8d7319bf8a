import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { build } from 'esbuild'
import { Preparations } from '.'
import { BoundedWorker, JobFailed, LimitExceeded } from '@/lib/operations/worker/bounded-worker'
import type { Prepared } from './prepare'
import { prepare } from './prepare'
import type { ArticleSource } from './prepared-article'

const source = (content: string): ArticleSource => ({
  content,
  language: 'vi',
  page: 'https://ilc.example/tin-tuc/bai',
})

// Below the project, where the packages that it imports are found.
const folder = mkdtempSync(path.resolve('node_modules', '.worker-test-'))
const file = path.join(folder, 'article.worker.mjs')
const limits = { timeoutMs: 100_000, memoryMb: 256, idleMs: 100_000 }
const worker = new BoundedWorker<ArticleSource, Prepared>(file, limits)

beforeAll(async () => {
  await build({
    entryPoints: ['lib/content/preparation/article.worker.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
})
afterAll(async () => {
  await worker.end()
  rmSync(folder, { recursive: true })
})

test('the worker makes what the function makes', async () => {
  const html = readFileSync('lib/content/html/samples/word.html', 'utf8')
  expect(await worker.run(source(html))).toEqual(prepare(source(html)))
})

test('a worker that is killed has stored its compiled code for the next one', async () => {
  const cache = path.join(folder, 'compiled')
  const killed = fork(file, { env: { ...process.env, NODE_COMPILE_CACHE: cache }, serialization: 'advanced' })
  await once(killed, 'message')
  killed.send(source('<p>a</p>'))
  await once(killed, 'message')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(readdirSync(cache, { recursive: true }).length).toBeGreaterThan(100)
})

test.each(['<div></x>'.repeat(3000) + 'chữ', '<table><tr><td></x></y>'.repeat(300) + 'chữ'])(
  'markup beyond the limits is reported, with its text',
  async (html) => {
    const { article, problem } = await new Preparations((each) => worker.run(each)).get(source(html))
    expect([article.html.vi, article.portable, article.markdown, problem]).toEqual([
      '<p>chữ</p>',
      '<p>chữ</p>',
      'chữ',
      'markup',
    ])
    expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
    jest.mocked(console.error).mockClear()
  },
)

test('a source is prepared once, however often it is asked for, and another one by itself', async () => {
  const run = jest.fn((each: ArticleSource) => Promise.resolve(prepare(each)))
  const preparations = new Preparations(run)
  const ask = (content: string) => preparations.get(source(content))
  const [first, second, other] = await Promise.all([ask('<p>a</p>'), ask('<p>a</p>'), ask('<p>b</p>')])
  await ask('<p>a</p>')
  expect([first.hash === second.hash, first.hash === other.hash, run.mock.calls.length]).toEqual([true, false, 2])
  await preparations.get({ ...source('<p>a</p>'), page: 'https://ilc.example/tin-tuc/khac' })
  expect(run).toHaveBeenCalledTimes(3)
})

const hostile =
  '<script>x()</script><style>p{}</style><!-- <b> --><p onclick="x()">5 < 6 &amp; *7*</p><img src=x onerror=x()>\n<p>chữ'

test.each([
  ['takes too long', new LimitExceeded('not done'), 'work'],
  ['throws', new JobFailed('TypeError: why'), 'failure'],
])('a text whose preparation %s becomes plain text, and is tried and logged once', async (_, error, problem) => {
  const run = jest.fn(() => Promise.reject(error))
  const preparations = new Preparations(run)
  for (let visitor = 0; visitor < 3; visitor++) {
    const { article, problem: result } = await preparations.get(source(hostile))
    expect(result).toBe(problem)
    expect(article.html.vi).toBe('<p>5 &lt; 6 &amp; *7*</p><p>chữ</p>')
    expect(article.portable).toBe(article.html.en)
    expect(article.markdown).toBe('5 &lt; 6 &amp; \\*7\\*\n\nchữ')
  }
  expect(run).toHaveBeenCalledTimes(1)
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  jest.mocked(console.error).mockClear()
})

test('where no worker starts nothing is remembered', async () => {
  const run = jest
    .fn((each: ArticleSource) => Promise.resolve(prepare(each)))
    .mockRejectedValueOnce(new Error('no worker'))
  const preparations = new Preparations(run)
  await expect(preparations.get(source('<p>a</p>'))).rejects.toThrow('no worker')
  expect((await preparations.get(source('<p>a</p>'))).problem).toBeUndefined()
})
