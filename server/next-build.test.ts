import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { durationInWords, runNextBuild } from './next-build'

const printed = [
  '▲ Next.js 16.4.6 (Turbopack)',
  '⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
  '  Creating an optimized production build ...',
  '✓ Compiled successfully in 72s',
  '  Generating static pages using 1 worker (0/73) ...',
  '  Generating static pages using 1 worker (54/73)',
  '✓ Generating static pages using 1 worker (73/73) in 10.7s',
  'Turbopack build encountered 2 warnings:',
  '├ ƒ /api/article',
]

test.each([
  [59_499, '59 s'],
  [59_600, '1 min 0 s'],
  [432_000, '7 min 12 s'],
])('%s milliseconds are %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})

test('Next still prints these stages in these words', () => {
  const inside = readFileSync(path.join('node_modules', 'next', 'dist', 'build', 'index.js'), 'utf8')
  for (const words of ['Compiled successfully in ${', 'Generating static pages using ${'])
    expect(inside).toContain(words)
})

let folder: string
let shown: string[]

beforeEach(() => {
  folder = temporaryFolder()
  shown = []
  const show = (...parts: unknown[]) => void shown.push(parts.join(' '))
  jest.spyOn(console, 'log').mockImplementation(show)
  jest.spyOn(console, 'error').mockImplementation(show)
})

afterEach(() => {
  jest.restoreAllMocks()
})

function programThatPrints(lines: string[], code: number): string {
  const program = path.join(folder, 'next')
  const text = lines.map((line, at) => `console.${at % 2 ? 'error' : 'log'}(${JSON.stringify(line)})`).join('\n')
  writeFileSync(program, `#!${process.execPath}\n${text}\nprocess.exitCode = ${code}\n`, { mode: 0o755 })
  return program
}

const logFile = () => path.join(folder, 'build', 'build.log')
const logged = () =>
  readFileSync(logFile(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .sort()
const sorted = printed.map((line) => line.trim()).sort()

test('a build that succeeds shows its stages alone, and what Next printed is in a file', async () => {
  await runNextBuild(logFile(), programThatPrints(printed, 0))
  expect(shown.sort()).toEqual([
    expect.stringMatching(/^73 pages made after \d+ s$/),
    expect.stringMatching(/^Compiled after \d+ s$/),
  ])
  expect(logged()).toEqual(sorted)
})

test('a build that fails says so with all that Next printed', async () => {
  const failed = runNextBuild(logFile(), programThatPrints([...printed, 'Module not found: a'], 1))
  await expect(failed).rejects.toThrow(
    /Module not found: a[\s\S]*The site could not be built: .* ended with code 1\. Above/,
  )
  expect(logged()).toEqual([...sorted, 'Module not found: a'].sort())
})

test('a build that runs while the site is told to stop is stopped', async () => {
  const program = path.join(folder, 'next')
  writeFileSync(program, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 })
  const stopped = runNextBuild(logFile(), program)
  process.emit('SIGTERM')
  await expect(stopped).rejects.toThrow('ended with SIGTERM')
})
