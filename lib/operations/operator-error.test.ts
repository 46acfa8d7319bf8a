import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { operatorError } from './operator-error'

const listen = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().unref()
    server.once('error', reject).listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

const folder = temporaryFolder()
const file = path.join(folder, 'data')
writeFileSync(file, '')
test.each<[string, () => unknown, RegExp]>([
  [
    'a port that is taken',
    async () => listen(await listen(0, '127.0.0.1'), '127.0.0.1'),
    /^listen EADDRINUSE: .*127\.0\.0\.1:\d+\. Another program listens there/,
  ],
  ['a file in the place of a folder', () => mkdirSync(file, { recursive: true }), /A file is in the place/],
  ['a folder that is missing', () => mkdtempSync(path.join(folder, 'none', 'x-')), /does not exist/],
  [
    'a program that is not installed',
    () => new Promise((_, reject) => spawn('/no/such/program').once('error', reject)),
    /^spawn \/no\/such\/program ENOENT\. That program is not installed, or not in PATH$/,
  ],
])('%s', async (_, work, expected) => {
  const error: unknown = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown)
  expect(operatorError(error)).toMatch(expected)
})

test('a file of another user', () => {
  const error = Object.assign(new Error("EACCES: open '/data/x'"), { code: 'EACCES', syscall: 'open', path: '/data/x' })
  expect(operatorError(error)).toMatch(/^EACCES: open '\/data\/x'\. Run this as the user of the site/)
})

test.each([
  ['a fault of the program', new TypeError('x is not a function')],
  ['a missing file of the program', Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', path: 'x' })],
  ['a connection that was refused', Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['no error', 'x'],
])('%s is none that an operator mends', (_, error) => {
  expect(operatorError(error)).toBeUndefined()
})
