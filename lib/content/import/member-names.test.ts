import { expect, test } from '@jest/globals'
import { memberFinder, type KnownMember } from './member-names'

const member = (id: string, fullName: string, language: KnownMember['language'], translationKey = id): KnownMember => ({
  ...{ id, fullName, language, translationKey },
})

const find = memberFinder([
  member('an', 'TS. Nguyễn Văn An', 'vi'),
  member('an-en', 'Dr. Nguyen Van An', 'en', 'an'),
  member('binh-1', 'Trần Bình', 'vi'),
  member('binh-2', 'Trần Bình', 'vi'),
])

test.each<[name: string, language: KnownMember['language'], id: string | undefined]>([
  ['PGS.TS. NGUYỄN VĂN AN', 'vi', 'an'],
  ['Luật sư Nguyễn  Văn An', 'en', 'an-en'],
  ['Nguyễn Văn An', 'zh', 'an'],
  ['Trần Bình', 'vi', undefined],
])('the member of the name "%s" in %s', (name, language, id) => {
  expect(find(name, language).member?.id).toBe(id)
})

test('a name that several people have is known as such', () => {
  expect([find('Trần Bình', 'vi').people, find('Nguyễn Văn An', 'vi').people, find('', 'vi').people]).toEqual([2, 1, 0])
})
