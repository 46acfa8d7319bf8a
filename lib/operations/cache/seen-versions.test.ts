import { expect, test } from '@jest/globals'
import { changedTags, withOwnChanges } from './seen-versions'

test('a tag has changed if its version is higher, new or, with a restored database, lower', () => {
  expect(changedTags({ articles: 3, members: 1 }, { articles: 3, members: 1 })).toEqual([])
  expect(changedTags({}, {})).toEqual([])
  expect(changedTags({ articles: 3, members: 1 }, { articles: 4, members: 1, videos: 1 })).toEqual([
    'articles',
    'videos',
  ])
  expect(changedTags({ articles: 3, members: 1 }, { articles: 2 })).toEqual(['articles', 'members'])
})

test('tags that this site does not know are ignored', () => {
  expect(changedTags({}, { toString: 1, somethingNew: 2 })).toEqual([])
})

test('an own change counts as seen, unless another change came in between', () => {
  expect(withOwnChanges({ articles: 3, members: 1 }, { articles: 4, videos: 1 })).toEqual({
    articles: 4,
    members: 1,
    videos: 1,
  })
  expect(withOwnChanges({ articles: 3 }, { articles: 5, videos: 2 })).toEqual({ articles: 3 })
})
