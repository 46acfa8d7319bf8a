import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, jest, test } from '@jest/globals'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { InteractionEntry } from '@/lib/content/import/schemas'
import type { InteractedArticle } from '../payload-types'
import { noteDeletedImport } from './deleted-interactions'

let loadInteractions: typeof import('./interactions').loadInteractions
let wiped: unknown

beforeAll(async () => {
  // Plain SQL: no value is passed into the statement that is looked at here.
  jest.mock('@payloadcms/db-sqlite', () => ({ sql: (parts: TemplateStringsArray) => parts.join('') }))
  loadInteractions = (await import('./interactions')).loadInteractions
  wiped = (await import('../database/rewrite-row')).wiped
})

type Row = Partial<InteractedArticle> & { id: number }

function database() {
  let rows: Row[] = []
  const notes = new Set<string>()
  const payload = {
    find: ({ collection, where }: { collection: string; where: { key?: { in: string[] } } }) => {
      const keys = where.key?.in.filter((key) => notes.has(key)) ?? []
      return Promise.resolve({ docs: collection === 'payload-kv' ? keys.map((key) => ({ key })) : [...rows] })
    },
    create: ({ data }: { data: Partial<Row> }) => {
      const row = { ...data, id: rows.length + 1 }
      rows.push(row)
      return Promise.resolve(row)
    },
    update: ({ id, data }: { id: number; data: Partial<Row> }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...data } : row))
      return Promise.resolve({})
    },
    db: {
      upsert: ({ data }: { data: { key: string }; where: Where }) => Promise.resolve(notes.add(data.key)),
    },
  } as unknown as Payload
  const req = { payload } as PayloadRequest
  return {
    rows: () => rows,
    change: (to: (row: Row) => Row) => {
      rows = rows.map(to)
    },
    async remove(id: number) {
      const doc = rows.find((row) => row.id === id)
      rows = rows.filter((row) => row.id !== id)
      await noteDeletedImport({ doc, req } as never)
    },
    async load(...entries: InteractionEntry[]) {
      const result = { created: 0, updated: 0, unchanged: 0 }
      await loadInteractions({ payload, req, folder: '', result }, { id: 7, createDate: day(1) }, entries)
      return result
    },
  }
}

const day = (i: number) => new Date(Date.UTC(2026, 0, i)).toISOString()

const entry = (changes: Partial<InteractionEntry> = {}): InteractionEntry => ({
  id: 'a',
  type: 'COMMENT',
  author: 'an@mail.example',
  fullName: 'An',
  value: 'Hay lắm',
  createdDate: day(2),
  isRemoved: false,
  isInstitute: false,
  ...changes,
})

function wipe({ id, onceKey }: Row): Row {
  const memory = new DatabaseSync(':memory:')
  memory.exec(
    'CREATE TABLE t (state, value, words, user_name, full_name, avatar, account_id, once_key, edited_at, open_reports)',
  )
  memory.prepare('INSERT INTO t (once_key) VALUES (?)').run(onceKey ?? null)
  memory.exec(`UPDATE t SET ${String(wiped)}`)
  const row = memory.prepare('SELECT * FROM t').get() as Record<string, string | null>
  const state = row.state as InteractedArticle['state']
  return { id, type: 'COMMENT', state, value: row.value, fullName: row.full_name, onceKey: row.once_key }
}

test('an erased comment does not come back', async () => {
  const site = database()
  expect(await site.load(entry())).toMatchObject({ created: 1 })
  site.change(wipe)
  expect(await site.load(entry())).toEqual({ created: 0, updated: 0, unchanged: 1 })
  expect(site.rows()).toEqual([expect.objectContaining({ state: 'REMOVED', value: '', fullName: '' })])
  expect(wipe({ id: 1, onceKey: 'edited:1' }).onceKey).toBeNull()
})

test('what was deleted does not come back, and nothing answers it', async () => {
  const site = database()
  const reply = entry({ id: 'b', replyTo: 'a', createdDate: day(3) })
  const rate = entry({ id: 'c', type: 'RATE', value: '4', createdDate: day(4) })
  await site.load(entry(), rate)
  await site.remove(1)
  await site.remove(2)
  expect(await site.load(entry(), reply, rate)).toEqual({ created: 0, updated: 0, unchanged: 0 })
  expect(await site.load(entry({ id: 'd', createdDate: day(5) }))).toMatchObject({ created: 1 })
})

test('a rating that was given anew counts once', async () => {
  const site = database()
  await site.load(entry({ type: 'RATE', value: '2' }))
  const anew = entry({ id: 'b', type: 'RATE', value: '5', createdDate: day(9), updatedDate: day(9) })
  expect(await site.load(anew)).toEqual({ created: 0, updated: 1, unchanged: 0 })
  expect(await site.load(anew)).toEqual({ created: 0, updated: 0, unchanged: 1 })
  expect(site.rows()).toEqual([expect.objectContaining({ type: 'RATE', value: '5' })])
  expect(
    await site.load(entry({ id: 'c', type: 'RATE', author: 'b@mail.example', createdDate: day(3) })),
  ).toMatchObject({ created: 1 })
})

test.each(['SHOWN', 'HIDDEN'] as const)('what its writer removed at its source is emptied: %s', async (state) => {
  const site = database()
  await site.load(entry())
  site.change((row) => ({ ...row, state }))
  const removed = entry({ value: '', isRemoved: true })
  expect(await site.load(removed)).toEqual({ created: 0, updated: 1, unchanged: 0 })
  expect(site.rows()).toEqual([expect.objectContaining({ state: 'REMOVED', value: '', userName: '', fullName: '' })])
  expect(await site.load(removed)).toEqual({ created: 0, updated: 0, unchanged: 1 })
})
