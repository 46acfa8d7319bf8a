import { expect, test } from '@jest/globals'
import type { Payload, Where } from 'payload'
import { contentState } from '@/lib/operations/cache/content-version'
import { isFileInTrash } from './trashed-files'

interface Image {
  filename: string
  formerNames?: string[]
  isTrashed?: boolean
}

let lists: number[] = []

function withImages(...images: Image[]): () => Promise<Payload> {
  contentState.version += 1
  lists = []
  const find = ({ collection, where, trash }: { collection: string; where: Where; trash: boolean }) => {
    if (collection !== 'media') return Promise.resolve({ docs: [] })
    const named = (where.or ?? []).flatMap((each) => Object.values(each).map((one) => (one as { in: string[] }).in))
    lists.push(...named.map(({ length }) => length))
    const requested = new Set(named.flat())
    const docs = images.filter(({ filename, formerNames = [], isTrashed = false }) =>
      trash ? isTrashed : !isTrashed && [filename, ...formerNames].some((name) => requested.has(name)),
    )
    return Promise.resolve({ docs })
  }
  return () => Promise.resolve({ find } as unknown as Payload)
}

test.each<[string, Image[], boolean]>([
  ['a picture in the trash', [{ filename: 'a', isTrashed: true }], true],
  ['one that had the name', [{ filename: 'b', formerNames: ['a'], isTrashed: true }], true],
  ['a live picture', [{ filename: 'a' }], false],
  [
    'a live picture, and one in the trash had it',
    [{ filename: 'b', formerNames: ['a'], isTrashed: true }, { filename: 'a' }],
    false,
  ],
  [
    'a picture in the trash, and a live one had it',
    [
      { filename: 'a', isTrashed: true },
      { filename: 'c', formerNames: ['a'] },
    ],
    true,
  ],
])('whether a name is gone that is that of %s', async (_, images, isGone) => {
  expect(await isFileInTrash('a', withImages(...images))).toBe(isGone)
})

test('former names are asked for in portions that a database takes', async () => {
  const former = Array.from({ length: 450 }, (_, i) => `former-${i}`)
  const payload = withImages({ filename: 'b', formerNames: former, isTrashed: true }, { filename: 'former-449' })
  expect(await isFileInTrash('former-449', payload)).toBe(false)
  expect(await isFileInTrash('former-448', payload)).toBe(true)
  expect(Math.max(...lists)).toBe(200)
})
