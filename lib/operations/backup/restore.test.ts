import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { Refusal } from '@/lib/operations/refusal'
import { ArchiveWriter, newFile } from './archive-writer'
import { backUp } from './back-up'
import { sampleSite, type SampleSite } from '@/lib/testing/backup-fixtures'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { manifestName } from './places'
import { restore } from './restore'

let above: string
let archive: string
let empty: SampleSite
let other: SampleSite

const requested = { replace: false, takeBucket: false }

const all = { 'media/a.webp': 'a picture', 'attachments/b.pdf': 'a paper' }

beforeEach(async () => {
  above = temporaryFolder()
  const site = sampleSite(path.join(above, 'first'))
  for (const [name, text] of Object.entries(all)) await site.put(name, text)
  site.write(Object.keys(all))
  writeFileSync(site.secretsFile, "the first one's secret")
  ;({ file: archive } = await backUp(site, path.join(above, 'a.zip')))
  empty = sampleSite(path.join(above, 'empty'))
  other = sampleSite(path.join(above, 'other'))
  await other.put('media/other.webp', 'another picture')
  other.write(['media/other.webp'])
})

const everything = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')])
    : undefined

async function refusal(site: SampleSite, replace = true): Promise<string> {
  const before = everything(site.folder)
  const reason: unknown = await restore(site, archive, { ...requested, replace }).catch((error: unknown) => error)
  expect(everything(site.folder)).toEqual(before)
  return reason instanceof Refusal ? reason.message : `not refused: ${String(reason)}`
}

test('an empty installation becomes the site that was backed up', async () => {
  await restore(empty, archive, requested)
  expect([await empty.files(), empty.rows(), readFileSync(empty.secretsFile, 'utf8')]).toEqual([
    all,
    Object.keys(all),
    "the first one's secret",
  ])
  expect(statSync(empty.secretsFile).mode & 0o777).toBe(0o600)
  expect(readdirSync(empty.folder).sort()).toEqual(['attachments', 'media', 'rows.json', 'secrets.json'])
})

test('existing content is replaced completely, if requested', async () => {
  expect(await refusal(other, false)).toContain('a database with content')
  await restore(other, archive, { ...requested, replace: true })
  expect([await other.files(), other.rows()]).toEqual([all, Object.keys(all)])
})

test.each([
  ['files', async () => empty.put('attachments/c.pdf', 'a paper'), 'files in attachments'],
  ['secrets', async () => writeFileSync(empty.secretsFile, 'mine'), 'secrets.json'],
])('%s alone count as existing content', async (_, make, reason) => {
  mkdirSync(empty.folder)
  await make()
  expect(await refusal(empty, false)).toContain(reason)
})

test('the existing database has its files, wherever a restore is interrupted', async () => {
  const { prepare } = other.database
  const seen: string[][] = []
  other.database.prepare = async (file, installation) => {
    const put = await prepare(file, installation)
    return async () => {
      seen.push(Object.keys(await other.files()))
      await put()
      throw new Error('the machine was switched off')
    }
  }
  await expect(restore(other, archive, { ...requested, replace: true })).rejects.toThrow('switched off')
  expect(seen).toEqual([expect.arrayContaining([...Object.keys(all), 'media/other.webp'])])
  expect([other.rows(), Object.keys(await other.files())]).toEqual([
    Object.keys(all),
    expect.arrayContaining(Object.keys(all)),
  ])
})

test('a site that is started during the restore of files keeps its database', async () => {
  const { prepare } = other.database
  const before = other.rows()
  other.database.prepare = async (...given) => {
    const put = await prepare(...given)
    other.isServed = true
    return put
  }
  await expect(restore(other, archive, { ...requested, replace: true })).rejects.toThrow('served')
  expect([other.rows(), Object.keys(await other.files())]).toEqual([
    before,
    expect.arrayContaining(['media/other.webp']),
  ])
})

test('a running site, another kind of database, and a newer schema are refused', async () => {
  other.isServed = true
  expect(await refusal(other)).toContain('served')
  expect(await refusal(sampleSite(path.join(above, 'other'), 'postgres'))).toContain(
    'of a sqlite database, this site has a postgres database',
  )
  const older = sampleSite(path.join(above, 'other'))
  older.database.refusalOf = ([name]) => `is newer than ${name}`
  expect(await refusal(older)).toContain('The backup is newer than 1_first')
})

test.each([
  ['of a site elsewhere', 'elsewhere', 'here'],
  ['of the database that was lost here', 'lost', undefined],
  ['of nobody knows whom', undefined, 'here'],
])('files in a bucket %s are replaced only with --take-bucket, needed once', async (_, owner, id) => {
  other.useBucket()
  Object.assign(other, { ownerId: owner, id })
  for (const replace of [false, true]) expect(await refusal(other, replace)).toContain('--take-bucket')
  expect([other.ownerId, other.id]).toEqual([owner, id])
  await restore(other, archive, { replace: true, takeBucket: true })
  expect([await other.files(), other.ownerId]).toEqual([all, other.id])
  await restore(other, archive, { replace: true, takeBucket: false })
  expect([await other.files(), other.ownerId]).toEqual([all, other.id])
})

test('an empty bucket is taken over by the new site without a question', async () => {
  empty.useBucket()
  await restore(empty, archive, requested)
  expect([await empty.files(), empty.ownerId]).toEqual([all, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(empty.ownerId).toBe(empty.id)
})

test('an existing installation keeps its id', async () => {
  other.id = 'here'
  await restore(other, archive, { ...requested, replace: true })
  expect(other.id).toBe('here')
})

const change = (by: (bytes: Buffer) => Buffer) => writeFileSync(archive, by(readFileSync(archive)))

const swap = (from: string, to: string) =>
  change((bytes) => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1'))

test.each([
  ['a picture with one other letter', () => swap('a picture', 'a Picture'), 'media/a.webp was changed'],
  ['the end cut off', () => change((bytes) => bytes.subarray(0, -100)), 'damaged'],
  ['a name that leads out of the folder', () => swap('media/a.webp', '../../a.webp'), 'invalid relative path'],
  [
    "a name that is none of the site's",
    () => swap('media/a.webp', 'media/a.html'),
    '"media/a.html" does not belong in it',
  ],
  ['no such file', () => rmSync(archive), 'There is no file'],
])('%s is refused', async (_, damage, reason) => {
  damage()
  expect(await refusal(other)).toContain(reason)
  expect(await refusal(empty, false)).toContain(reason)
})

async function write(entries: Record<string, string>, reported: object = {}): Promise<void> {
  rmSync(archive)
  const writer = new ArchiveWriter(newFile(archive))
  for (const [name, text] of Object.entries(entries)) await writer.addBuffer(name, Buffer.from(text))
  await writer.end(
    manifestName,
    JSON.stringify({
      format: 1,
      made: '2026-11-20T17:05:09Z',
      database: 'sqlite',
      migrations: [],
      counts: {},
      lost: [],
      entries: writer.entries,
      ...reported,
    }),
  )
}

const listed = (name: string) => ({ name, bytes: 2, sha256: hash('sha256', '[]', 'hex') })
const database = { 'database.sqlite': '[]' }

test.each([
  ['one of another format', () => write(database, { format: 2 }), 'the backup has another format'],
  ['one without a database', () => write({ 'media/a.webp': 'a' }), 'there is no database in it'],
  ["one whose database is another's", () => write({ 'database.dump': '[]' }), 'there is no database in it'],
  [
    "one with a file that is none of the site's",
    () => write({ ...database, 'media/a.html': 'a' }),
    '"media/a.html" does not belong in it',
  ],
  [
    'one with an unlisted file',
    () => write({ ...database, 'media/a.webp': 'a' }, { entries: [listed('database.sqlite')] }),
    '"media/a.webp" does not belong in it',
  ],
  [
    'one without a listed file',
    () => write(database, { entries: ['database.sqlite', 'media/a.webp'].map(listed) }),
    'media/a.webp is missing',
  ],
])('%s is refused', async (_, make, reason) => {
  await make()
  expect(await refusal(other)).toContain(reason)
})
