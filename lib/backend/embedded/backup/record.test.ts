import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { backupRecord } from './record'
import { sqliteDatabase } from './sqlite'

let file: string

beforeEach(() => {
  file = path.join(temporaryFolder(), 'ilc.sqlite')
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE payload_kv (id integer PRIMARY KEY NOT NULL, key text NOT NULL, data text NOT NULL); CREATE UNIQUE INDEX payload_kv_key_idx ON payload_kv (key)',
  )
  database.close()
})

const instance = (owner: string) => backupRecord(sqliteDatabase(file), owner)

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 19, minutes))

test('of several instances one has the lease, until it is released or not renewed any longer', async () => {
  const [one, other] = [instance("one's"), instance('other')]
  expect(await Promise.all([one.claim(at(0)), other.claim(at(0)), instance('third').claim(at(0))])).toEqual(
    expect.arrayContaining([true, false, false]),
  )
  await Promise.all([one, other, instance('third')].map((each) => each.release()))
  expect([await one.claim(at(0)), await other.claim(at(5))]).toEqual([true, false])
  expect([await one.claim(at(8)), await other.claim(at(12))]).toEqual([true, false])
  await other.release()
  expect(await other.claim(at(12))).toBe(false)
  expect(await other.claim(at(19))).toBe(true)
  expect(await one.claim(at(20))).toBe(false)
  await other.release()
  expect(await one.claim(at(20))).toBe(true)
})

test('a lease that was taken while a clock was ahead does not last until then', async () => {
  const [one, other] = [instance('one'), instance('other')]
  expect(await one.claim(at(60))).toBe(true)
  expect(await other.claim(at(59))).toBe(false)
  expect(await other.claim(at(0))).toBe(true)
  expect(await one.claim(at(1))).toBe(false)
})

test('a failure is noted beside the last good backup, and the next good one clears it', async () => {
  const record = instance('one')
  expect(await record.read()).toEqual({})
  const [first, second] = [at(0), at(50)].map((made) => ({ made, name: 'ilc-nightly-1.zip', bytes: 7 }))
  const lastFailure = { at: at(30), reason: "it's full", isDiskFull: true }
  await record.write({ lastGood: first })
  await record.write({ lastFailure })
  expect(await instance('other').read()).toEqual({ lastGood: first, lastFailure })
  await record.write({ lastGood: second })
  expect(await record.read()).toEqual({ lastGood: second })
})
