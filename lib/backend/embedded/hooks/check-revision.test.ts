import { beforeAll, expect, jest, test } from '@jest/globals'
import type { CollectionBeforeChangeHook } from 'payload'

type Args = Parameters<CollectionBeforeChangeHook>[0]

let checkRevision: CollectionBeforeChangeHook

beforeAll(async () => {
  // Payload itself cannot be loaded here.
  jest.mock('../database/conflict', () => ({
    conflict: (_: unknown, key: string, path: string) => Object.assign(new Error(key), { path }),
  }))
  ;({ checkRevision } = await import('./check-revision'))
})

const run = (operation: 'create' | 'update', data: object, originalDoc?: object, context: object = {}): unknown => {
  const req = { i18n: { language: 'vi' }, context }
  return checkRevision({ data, operation, originalDoc, req } as unknown as Args)
}

test.each([
  ['create', { revision: 'of the record that was duplicated' }, undefined],
  ['update', { revision: 'a' }, { revision: 'a' }],
  ['update', { title: 'names no revision' }, { revision: 'a' }],
  ['update', { revision: '0' }, { revision: null }],
] as const)('%s with %j of %j gets a new revision', (operation, data, before) => {
  const changed = run(operation, data, before)
  expect(changed).toEqual({ ...data, revision: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(run(operation, data, before)).not.toEqual(changed)
})

test.each(['b', '', null, {}])('a change made from %j is refused', (revision) => {
  expect(() => run('update', { revision }, { revision: 'a' })).toThrow(
    expect.objectContaining({ message: 'recordChanged', path: 'revision' }),
  )
})

test('the revision of a record that is withdrawn is known from the one before', () => {
  const req = { i18n: { language: 'vi' }, context: {}, data: { _status: 'draft' } }
  const input = { data: req.data, operation: 'update', originalDoc: { revision: 'a' }, req }
  expect(checkRevision(input as unknown as Args)).toEqual({ ...req.data, revision: 'a-withdrawn' })
})

test('an old version that is restored is not refused', () => {
  expect(run('update', { revision: 'old' }, { revision: 'a' }, { isRestoringVersion: true })).toHaveProperty('revision')
})
