import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { Refusal } from '@/lib/operations/refusal'
import { ArchiveReader } from './archive-reader'
import { backUp } from './back-up'
import { sampleSite, prefixes, type SampleSite } from '@/lib/testing/backup-fixtures'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

let above: string
let to: string
let site: SampleSite

const made = new Date('2026-11-20T17:05:09Z')

beforeEach(async () => {
  above = temporaryFolder()
  to = path.join(above, 'backups')
  mkdirSync(to)
  site = sampleSite(path.join(above, 'data'))
  await site.put('media/a.webp', 'a')
  await site.put('attachments/b.pdf', 'b')
  site.write(['media/a.webp', 'attachments/b.pdf'])
})

async function read(file: string) {
  const archive = await ArchiveReader.open(file, prefixes)
  const files: Record<string, string> = {}
  for (const { name } of archive.manifest.entries) files[name] = String(await archive.read(name))
  archive.close()
  return { manifest: archive.manifest, files }
}

test('a backup in a folder is named by its time in Hanoi, is private to its owner, and contains every file that rows name', async () => {
  await site.put('media/unknown.webp', 'no row names it')
  writeFileSync(site.secretsFile, 'secret')
  const { file } = await backUp(site, to, made)
  expect(file).toBe(path.join(to, 'ilc-20261121-000509.zip'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(to)).toEqual([path.basename(file)])
  const { manifest, files } = await read(file)
  expect(files).toEqual({
    'media/a.webp': 'a',
    'attachments/b.pdf': 'b',
    'database.sqlite': '["media/a.webp","attachments/b.pdf"]',
    'secrets.json': 'secret',
  })
  expect(manifest).toMatchObject({
    format: 1,
    made: '2026-11-20T17:05:09.000Z',
    database: 'sqlite',
    migrations: ['1_first'],
    counts: { articles: 2 },
    lost: [],
  })
})

test('a backup is consistent while images are replaced before each of many snapshots, and none counts as lost', async () => {
  const { snapshot } = site.database
  let attempts = 0
  site.database.snapshot = async (file) => {
    expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('database'))).toEqual([])
    const result = await snapshot(file)
    if (attempts === 4) return result
    const [before, after] = [`media/v${attempts}.webp`, `media/v${++attempts}.webp`]
    await site.put(after, after)
    site.write([after, 'attachments/b.pdf'])
    await site.prefixes[0]?.storage.remove((attempts === 1 ? 'media/a.webp' : before).replace('media/', ''))
    return result
  }
  const { manifest, files } = await read((await backUp(site, to)).file)
  expect([attempts, manifest.lost]).toEqual([4, []])
  expect(files).toEqual({
    'media/v4.webp': 'media/v4.webp',
    'attachments/b.pdf': 'b',
    'database.sqlite': '["media/v4.webp","attachments/b.pdf"]',
  })
})

test('a file that is missing on the site is reported, and does not prevent the backup', async () => {
  site.write(['media/a.webp', 'media/lost.webp', 'media/Không phải.exe'])
  const { manifest, files } = await read((await backUp(site, to)).file)
  expect(manifest.lost).toEqual(['media/lost.webp', 'media/Không phải.exe'])
  expect(files['media/a.webp']).toBe('a')
})

test('a failed backup leaves no files', async () => {
  const storage = site.prefixes[1]?.storage
  if (storage) storage.get = () => Promise.reject(new Error('the storage service did not answer'))
  await expect(backUp(site, to)).rejects.toThrow('did not answer')
  expect(readdirSync(to)).toEqual([])
})

test.each([
  ['a name that is none of an archive', 'somewhere', 'neither a folder nor'],
  ['a folder that is not there', 'nowhere/a.zip', 'There is no folder'],
  ['a file that exists', 'there.zip', 'exists already'],
])('%s is refused', async (_, name, reason) => {
  writeFileSync(path.join(to, 'there.zip'), 'kept')
  const refused = backUp(site, path.join(to, name))
  await expect(refused).rejects.toThrow(Refusal)
  await expect(refused).rejects.toThrow(reason)
  expect(readdirSync(to)).toEqual(['there.zip'])
  expect(existsSync(path.join(to, 'nowhere'))).toBe(false)
})
