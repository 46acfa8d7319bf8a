import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeReleaseFolders } from '@/lib/testing/release-folders'
import { requireOutside } from './data-folders'

let root: string
const releases = () => path.join(root, 'releases')

beforeAll(() => {
  root = makeReleaseFolders('first')
  for (const folder of ['releases/first/data', 'releases-data', 'data', 'elsewhere'])
    mkdirSync(path.join(root, folder), { recursive: true })
  symlinkSync(path.join(root, 'releases', 'first', 'data'), path.join(root, 'elsewhere', 'data'))
  symlinkSync(path.join(root, 'data'), path.join(root, 'releases', 'first', 'linked'))
  symlinkSync(root, path.join(root, 'elsewhere', 'site'))
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  'releases',
  'releases/first/data',
  'releases/next/data',
  'current/data',
  'current/missing/data',
  'elsewhere/data',
  'elsewhere/data/backups',
  'elsewhere/site/current/data',
])('%s belongs to the program', (folder) => {
  expect(() => requireOutside(releases(), { BACKUP_DIR: path.join(root, folder) })).toThrow(
    `BACKUP_DIR (${path.join(root, folder)}) belongs to the program`,
  )
})

test.each(['data', 'data/missing', 'releases-data', 'elsewhere', 'elsewhere/site/data', 'current/linked'])(
  '%s is elsewhere',
  (folder) => {
    expect(() => requireOutside(releases(), { DATA_DIR: path.join(root, folder) })).not.toThrow()
  },
)

test('the folder of the releases may be named by a link', () => {
  const linked = path.join(root, 'elsewhere', 'site', 'releases')
  expect(() => requireOutside(linked, { DATA_DIR: path.join(root, 'current', 'data') })).toThrow('DATA_DIR')
})
