import { expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'

test('a changed offer, but no empty one, makes another content of an original', async () => {
  jest.doMock('@payloadcms/db-sqlite', () => ({}))
  jest.doMock('@/lib/backend/embedded/payload', () => ({}))
  jest.doMock('./editor-html', () => ({}))
  jest.doMock('../database/transaction', () => ({}))
  const { contentHash } = await import('./translation-state')
  const article = { title: 'Khóa học', format: 'HTML' as const, html: '<p>x</p>', language: 'vi' as const }
  const hashOf = (offer: object | undefined) => contentHash({ ...article, offer }, {} as Payload)
  const before = await hashOf({ fee: '4.500.000 đồng' })
  expect(await hashOf({ fee: '4.500.000 đồng', seats: null })).toBe(before)
  for (const offer of [undefined, { fee: '5.000.000 đồng' }, { fee: '4.500.000 đồng', includes: 'Tài liệu' }])
    expect(await hashOf(offer)).not.toBe(before)
  expect(await hashOf({ fee: '' })).toBe(await hashOf(undefined))
})
