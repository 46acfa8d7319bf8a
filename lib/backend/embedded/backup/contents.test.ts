import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@jest/globals'
import { tags } from '@/lib/backend/tags'
import { Refusal } from '@/lib/operations/refusal'
import { contentsOf, newVersions } from './contents'

test('every tag gets a version that nobody has seen, also one that had none', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE TABLE content_versions (tag text PRIMARY KEY NOT NULL, version integer NOT NULL); INSERT INTO content_versions VALUES ('articles', 7)`)
  const versions = () => database.prepare('SELECT tag, version FROM content_versions').all().map(({ tag, version }) => [String(tag), Number(version)] as const)
  database.exec(newVersions())
  const first = versions()
  database.exec(newVersions())
  expect(new Map(first)).toEqual(new Map(Object.values(tags).map((tag) => [tag, expect.any(Number)])))
  for (const [tag, version] of versions()) expect([tag, version === 7 || first.some(([, seen]) => seen === version), version < 2 ** 31 - 1e6]).toEqual([tag, false, true])
  database.close()
})

test('a database that is none of a site is refused', async () => {
  const database = new DatabaseSync(':memory:')
  const contents = contentsOf((statement) => database.prepare(statement).all())
  await expect(contents).rejects.toThrow(Refusal)
  await expect(contents).rejects.toThrow('no such table')
  database.close()
})
