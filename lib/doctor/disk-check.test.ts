import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { checkFolder, stateOfFolder, type FolderState } from './disk-check'

const roomy: FolderState = {
  freeBytes: 12 * 1024 ** 3,
  freeFiles: { left: 900, of: 1000 },
  writeError: undefined,
  isOfOtherUser: false,
}

test.each<[string, FolderState | undefined, string[]]>([
  ['a disk with room', roomy, ['fine: 12.0 GB are free for /data']],
  ['a file system without a limit of files', { ...roomy, freeFiles: undefined }, ['fine: 12.0 GB are free for /data']],
  ['no folder', undefined, ['folder-missing: there is no folder /data yet']],
  ['little room', { ...roomy, freeBytes: 1024 ** 3 }, ['disk-nearly-full: 1.0 GB are free for /data']],
  ['no room', { ...roomy, freeBytes: 1024 ** 2 }, ['disk-full: 0.0 GB are free for /data']],
  [
    'no more files',
    { ...roomy, freeFiles: { left: 20, of: 1000 } },
    ['fine: 12.0 GB are free for /data', 'inodes-used-up: the disk takes only 20 more files'],
  ],
  [
    'a read-only disk of another user',
    { ...roomy, writeError: 'EROFS', isOfOtherUser: true },
    [
      'folder-not-writable: /data cannot be written: EROFS',
      'folder-of-other-user: /data belongs to another user',
      'fine: 12.0 GB are free for /data',
    ],
  ],
])('%s', (_, state, expected) => {
  const found = checkFolder('/data', state)
  expect(found.map((one) => `${'code' in one ? one.code : 'fine'}: ${one.found}`)).toEqual(expected)
})

test('a folder is looked at, and nothing is left in it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-doctor-'))
  try {
    expect(await stateOfFolder(folder)).toMatchObject({ writeError: undefined, isOfOtherUser: false })
    expect(readdirSync(folder)).toEqual([])
    expect(await stateOfFolder(path.join(folder, 'none'))).toBeUndefined()
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect((await stateOfFolder(file))?.writeError).toContain('ENOTDIR')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
