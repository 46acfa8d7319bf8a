import { expect, test } from '@jest/globals'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { setTrashTime, trashWhole } from './trash'

const past = '2026-01-01T00:00:00.000Z'

const time = (operation: string, data: object, originalDoc?: object) =>
  setTrashTime({ data, operation, originalDoc } as unknown as Parameters<CollectionBeforeChangeHook>[0]).deletedAt

test('the time of a deletion is the one of the server, and stays while the record is in the trash', () => {
  const begun = new Date().toISOString()
  for (const deletedAt of [past, '2999-01-01', 'no date', {}]) {
    const at = time('update', { deletedAt }, {})
    expect(at && at >= begun && at <= new Date().toISOString()).toBe(true)
  }
  expect(time('update', { deletedAt: '2999-01-01' }, { deletedAt: past })).toBe(past)
  expect(time('update', { deletedAt: null }, { deletedAt: past })).toBeNull()
  expect(time('update', {}, {})).toBeNull()
  expect(time('create', { deletedAt: past })).toBeNull()
})

test.each([
  [{ draft: true, data: { deletedAt: past } }, false],
  [{ draft: true, trash: true, data: { deletedAt: null } }, false],
  // A form saves a draft with an empty time of deletion.
  [{ draft: true, data: { deletedAt: null } }, true],
  [{ draft: true, data: { title: 'x' } }, true],
])('of the update %j only a version is written: %s', (args, draft) => {
  const input = { args, operation: 'update' } as unknown as Parameters<CollectionBeforeOperationHook>[0]
  expect(trashWhole(input)).toEqual({ ...args, draft })
})
