import { chmodSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { settings } from '@/lib/operations/settings'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { importFolder, sqliteFile } from './data-folders'

let parent: string
beforeEach(() => {
  parent = temporaryFolder()
  Object.assign(settings(), { DATA_DIR: path.join(parent, 'data') })
})

test('images of an import are written where the data of the site is', () => {
  const folder = importFolder()
  expect([path.dirname(folder), statSync(folder).isDirectory()]).toEqual([path.join(parent, 'data'), true])
})

test('nobody else reads the data folder and the database, also those made before', () => {
  const modeOf = (file: string) => statSync(file).mode & 0o777
  const file = sqliteFile()
  expect(modeOf(path.dirname(file))).toBe(0o700)
  const files = ['', '-wal', '-shm'].map((end) => file + end)
  for (const each of files) writeFileSync(each, '')
  for (const each of files) chmodSync(each, 0o644)
  chmodSync(path.dirname(file), 0o755)
  sqliteFile()
  expect([...files, path.dirname(file)].map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o700])
})
