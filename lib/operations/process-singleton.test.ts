import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { processSingleton } from './process-singleton'

test('the first call creates the value, and every later call returns it', () => {
  expect(processSingleton('a test', () => ({ by: 'the first' }))).toEqual({ by: 'the first' })
  expect(processSingleton('a test', () => ({ by: 'the second' }))).toEqual({ by: 'the first' })
})

test('each name is used by one module only, and no other global is shared', () => {
  const files = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const names = sources.flatMap((text) => [...text.matchAll(/\bprocessSingleton\('(\w+)'/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(sources.filter((text) => /\bglobalThis\.\w+ \??\??=[^=]/.test(text))).toEqual([
    expect.stringContaining('export function processSingleton'),
  ])
})
