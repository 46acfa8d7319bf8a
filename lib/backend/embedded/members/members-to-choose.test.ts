import { expect, test } from '@jest/globals'
import { membersToChoose } from './members-to-choose'

test.each([
  [{ language: 'vi' }, { language: { equals: 'vi' } }],
  [{ language: 'zh' }, { language: { equals: 'zh' } }],
  [{}, true],
])('authors of an article %j are chosen from %j', (data, where) => expect(membersToChoose({ data })).toEqual(where))
