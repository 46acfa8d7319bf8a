import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Refusal } from '@/lib/operations/refusal'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { DatabaseState } from './database-state'
import { requireNoLoss, requireUsable } from './require-database'

const server = { major: 17, encoding: 'UTF8', clockOffsetMs: 0 }
const usable = {
  state: 'read',
  program: 'PostgreSQL 17',
  isBusy: false,
  writeError: undefined,
  migrations: undefined,
  server,
} satisfies DatabaseState

test.each<[string, DatabaseState]>([
  ['one that can be used', usable],
  ['a file that is not there yet', { state: 'missing', reason: 'there is no database yet' }],
  [
    'one that is created',
    { state: 'unreachable', reason: 'the database cannot be read: Datenbank »ilc« existiert nicht', isAbsent: true },
  ],
])('%s is no reason to refuse', (_, state) => {
  expect(() => requireUsable(state)).not.toThrow()
})

test.each<[string, DatabaseState, RegExp]>([
  [
    'a wrong password',
    { state: 'unreachable', reason: 'the database cannot be read: password authentication failed for user "ilc"' },
    /^the database cannot be read: password authentication failed for user "ilc"\. See whether .*DATABASE_URL/,
  ],
  [
    'what only reads like an absent database',
    { state: 'unreachable', reason: 'the database cannot be read: database "ilc" does not exist' },
    /See whether /,
  ],
  ['a mere reader', { ...usable, writeError: 'the role may not create tables' }, /may not create tables\. Let /],
  [
    'another encoding',
    { ...usable, server: { ...server, encoding: 'LATIN1' } },
    /LATIN1\. Create a database with .*UTF8/,
  ],
])('%s is refused with what to do', (_, state, message) => {
  expect(() => requireUsable(state)).toThrow(Refusal)
  expect(() => requireUsable(state)).toThrow(message)
})

describe('a SQLite file that is missing', () => {
  const missing: DatabaseState = { state: 'missing', reason: 'there is no database yet' }
  const empty = { ...usable, migrations: undefined }
  const folder = temporaryFolder()
  const store = (...names: string[]) =>
    names.forEach((name) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), 'x')
    })

  beforeAll(() => void (process.env.DATA_DIR = folder))
  afterEach(() => rmSync(folder, { recursive: true }))

  test.each<[string, string[]]>([
    ['an empty folder', []],
    ['the secrets that a build or a first start makes', ['secrets.json']],
    ['a backup that is going to be restored', ['backups/ilc-nightly-20261126-020000.zip']],
  ])('is made in a folder with %s', async (_, names) => {
    store(...names)
    for (const state of [missing, empty]) await expect(requireNoLoss(state)).resolves.toBeUndefined()
  })

  test.each<[string, string]>([
    ['pictures', 'media/a-1234.webp'],
    ['the note of whose files they are', 'owner/installation'],
  ])('is not made in a folder with %s', async (_, name) => {
    store('secrets.json', name)
    await expect(requireNoLoss(missing)).rejects.toThrow(Refusal)
    await expect(requireNoLoss(missing)).rejects.toThrow(
      /ilc\.sqlite does not exist, but there are files of a site in .*npm run restore -- FILE --replace.*move .* away/,
    )
    await expect(requireNoLoss(empty)).rejects.toThrow(/ilc\.sqlite is empty/)
    // A start that was interrupted while it loaded the sample content goes on.
    await expect(requireNoLoss({ ...usable, migrations: [] })).resolves.toBeUndefined()
  })
})
