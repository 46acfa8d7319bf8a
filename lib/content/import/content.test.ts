import { expect, test } from '@jest/globals'
import { decision, lackingHash, missingHash } from './content'

test.each([
  ['new', undefined, 'a', 'created'],
  ['the same', 'a', 'a', 'unchanged'],
  ['the same, with the www. of earlier imports', 'wordpress:www.x:1:a', 'wordpress:x:1:a', 'unchanged'],
  ['changed', 'a', 'b', 'updated'],
  ['the same, but its host fails now', 'a', lackingHash('a'), 'unchanged'],
  ['the same, but its picture is missing now', 'a', missingHash('a'), 'unchanged'],
  ['the same, and its pictures are here now', lackingHash('a'), 'a', 'updated'],
  ['the same, and its missing picture is given', missingHash('a'), 'a', 'updated'],
  ['the same, and its host says that there is none', lackingHash('a'), missingHash('a'), 'updated'],
  ['the same without a picture, but its host fails now', missingHash('a'), lackingHash('a'), 'unchanged'],
  ['changed, while its host fails', 'a', lackingHash('b'), 'kept'],
  ['changed, and its host fails as before', lackingHash('a'), lackingHash('b'), 'updated'],
  ['changed, and its picture is missing for good', 'a', missingHash('b'), 'updated'],
])('a record that is %s', (_, before, hash, expected) => {
  expect(decision(before === undefined ? undefined : { sourceHash: before }, hash)).toBe(expected)
})
