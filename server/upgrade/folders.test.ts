import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeReleaseFolders } from '@/lib/testing/release-folders'
import { ReleaseFolders } from './folders'
import { takeLock } from './lock'

let root: string
beforeEach(() => {
  root = makeReleaseFolders('first', 'second', 'third')
})
afterEach(() => rmSync(root, { recursive: true }))

const folders = () => new ReleaseFolders(path.join(root, 'current'))

test('current and previous lead to releases, and old ones are removed', () => {
  const own = folders()
  expect([own.current().name, own.previous()]).toEqual(['first', undefined])
  own.switchTo(own.release('second'))
  own.switchTo(own.release('third'))
  expect([own.current().name, own.previous()?.name]).toEqual(['third', 'second'])
  expect(realpathSync(path.join(root, 'current'))).toBe(own.release('third').folder)
  expect(own.removeOld(({ name }) => name !== 'first')).toEqual([])
  expect(own.removeOld(() => true)).toEqual(['first'])
  expect(readdirSync(path.join(root, 'releases'))).toEqual(['second', 'third'])
})

test('switching to the present release does not lose the one before', () => {
  const own = folders()
  own.switchTo(own.release('second'))
  own.switchTo(own.release('second'))
  expect(own.previous()?.name).toBe('first')
})

test('a switch that was stopped in the middle is done by the next one', () => {
  symlinkSync('nowhere', path.join(root, '.current-next'))
  const own = folders()
  own.switchTo(own.release('second'))
  expect(own.current().name).toBe('second')
})

test('a program that is not in a folder of releases is refused', () => {
  expect(() => new ReleaseFolders(root)).toThrow('step 9')
  rmSync(path.join(root, 'current'))
  expect(() => new ReleaseFolders(path.join(root, 'releases', 'first'))).toThrow('"current"')
})

test('a lock of a process that runs is respected, one of a killed process is taken over', () => {
  const file = path.join(root, 'upgrade.lock')
  writeFileSync(file, String(process.ppid))
  expect(() => takeLock(file)).toThrow(`as process ${process.ppid}`)
  // No process has this id on any machine.
  writeFileSync(file, '99999999')
  takeLock(file)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  expect(existsSync(file)).toBe(true)
})
