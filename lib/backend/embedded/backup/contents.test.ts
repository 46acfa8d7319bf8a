import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@jest/globals'
import { tags } from '@/lib/backend/tags'
import { Refusal } from '@/lib/operations/refusal'
import { asAnother, contentsOf, installationOf } from './contents'

const [one, other] = ['6f1c2b3a-0000-4000-8000-000000000001', '6f1c2b3a-0000-4000-8000-000000000002']

test('every tag gets a version that was never used before, even if the tag had none', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(
    `CREATE TABLE content_versions (tag text PRIMARY KEY NOT NULL, version integer NOT NULL); INSERT INTO content_versions VALUES ('articles', 7)`,
  )
  const versions = () =>
    database
      .prepare('SELECT tag, version FROM content_versions')
      .all()
      .map(({ tag, version }) => [String(tag), Number(version)] as const)
  database.exec(asAnother(one))
  const first = versions()
  database.exec(asAnother(one))
  expect(new Map(first)).toEqual(new Map(Object.values(tags).map((tag) => [tag, expect.any(Number)])))
  for (const [tag, version] of versions())
    expect([tag, version === 7 || first.some(([, seen]) => seen === version), version < 2 ** 31 - 1e6]).toEqual([
      tag,
      false,
      true,
    ])
  database.close()
})

test('a database gets the id of its installation, even if an older version wrote it without one', async () => {
  const database = new DatabaseSync(':memory:')
  const id = () => installationOf((statement) => database.prepare(statement).all())
  database.exec('CREATE TABLE content_versions (tag text PRIMARY KEY NOT NULL, version integer NOT NULL)')
  expect(await id()).toBeUndefined()
  for (const place of [one, other]) {
    database.exec(asAnother(place))
    expect([await id(), database.prepare('SELECT id FROM installation').all()]).toEqual([place, [{ id: place }]])
  }
  database.close()
})

test("a database that is not a site's is refused", async () => {
  const database = new DatabaseSync(':memory:')
  const contents = contentsOf((statement) => database.prepare(statement).all())
  await expect(contents).rejects.toThrow(Refusal)
  await expect(contents).rejects.toThrow('no such table')
  database.close()
})
