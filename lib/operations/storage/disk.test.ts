import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { diskStorage } from './disk'

const prefix = { name: 'papers', isKey: (key: string) => /^[a-z0-9-]+\.(?:pdf|txt)$/.test(key) }

let folder: string

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'data', 'attachments')
})

test('a stored file can be read, listed and removed', async () => {
  const storage = diskStorage(folder, prefix)
  expect(await storage.list()).toEqual([])
  const begun = Date.now()
  expect(await storage.get('a-1.pdf')).toBeUndefined()
  await storage.put('a-1.pdf', Buffer.from('one'), 'application/pdf')
  await storage.put('a-1.pdf', Buffer.from('two'), 'application/pdf')
  expect(await storage.get('a-1.pdf')).toEqual(Buffer.from('two'))
  await writeFile(path.join(folder, 'README'), '')
  const [listed, ...more] = await storage.list()
  expect([listed?.key, more]).toEqual(['a-1.pdf', []])
  // The file system's clock may be up to one tick behind.
  expect(listed?.modified.getTime()).toBeGreaterThan(begun - 1000)
  expect(listed?.modified.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  await storage.remove('a-1.pdf')
  await storage.remove('a-1.pdf')
  expect(await storage.list()).toEqual([])
})

test('other users cannot read the files', async () => {
  await diskStorage(folder, prefix).put('a.txt', Buffer.from('a'), 'text/plain')
  expect([(await stat(folder)).mode & 0o777, (await stat(path.join(folder, 'a.txt'))).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
})

test.each(['../a.txt', 'a/b.txt', 'A.txt', 'a.exe', 'a', '.txt', 'a.txt\n', 'a\0.txt', ''])(
  '%j is not a key',
  async (key) => {
    const storage = diskStorage(folder, prefix)
    for (const doing of [
      () => storage.put(key, Buffer.from('a'), 'text/plain'),
      () => storage.get(key),
      () => storage.remove(key),
    ])
      await expect(doing()).rejects.toThrow('not a key of papers')
  },
)

/** Writes large files without end, each of one letter. None replaces another, which would take most of the time. */
const writer = `
import { diskStorage } from '${path.resolve('lib/operations/storage/disk.ts')}'
const storage = diskStorage(process.argv[1], { name: 'papers', isKey: (key) => key.endsWith('.txt') })
console.log('begun')
for (let file = 0; ; file++) await storage.put(process.argv[2] + '-' + file + '.txt', Buffer.alloc(10_000_000, 65 + (file % 26)), 'text/plain')
`

test('a killed process leaves no partial file, and its draft can be removed', async () => {
  const storage = diskStorage(folder, prefix)
  const draftsLeft: string[] = []
  // A kill may happen between two files and leave no draft.
  for (let round = 0; round < 6 || (round < 20 && draftsLeft.length === 0); round++) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', writer, folder, `round-${round}`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    await wait(20 + round * 7)
    child.kill('SIGKILL')
    await once(child, 'exit')
    for (const { key } of await storage.list()) {
      const kept = key.startsWith('round-') ? await storage.get(key) : undefined
      expect([key, kept?.length ?? 10_000_000, kept?.every((byte) => byte === kept[0]) ?? true]).toEqual([
        key,
        10_000_000,
        true,
      ])
      if (!kept) draftsLeft.push(key)
      await storage.remove(key)
    }
  }
  expect(draftsLeft.length).toBeGreaterThan(0)
  expect(await storage.list()).toEqual([])
})
