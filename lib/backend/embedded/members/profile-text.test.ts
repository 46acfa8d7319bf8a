import { expect, test } from '@jest/globals'
import { changed, isBlank, sharedFields, textFields } from './profile-text'

test.each([
  [{ fullName: ' ', name: null, description: '', memberDetails: [], slug: 'an-en' }, true],
  [{ fullName: 'An' }, false],
  [{ memberDetails: [{ typeDetail: 'EDUCATION' as const, title: 'LLB' }] }, false],
])('whether a language is empty: %j', (text, expected) => {
  expect(isBlank(text)).toBe(expected)
})

test('only what says something else has changed', () => {
  const stored = {
    phone: null,
    posts: [{ id: 'a', role: 'MEMBER', department: 'NA' }],
    photo: { id: 7, alt: 'An' },
    isShow: true,
    isHidden: false,
  }
  const same = { phone: '', posts: [{ department: 'NA', role: 'MEMBER', id: 'b' }], photo: 7, isShow: true }
  expect(changed(sharedFields, same, stored)).toEqual([])
  const other = { phone: '0901', posts: [], photo: null, isShow: false, isHidden: true }
  expect(changed(sharedFields, other, stored)).toEqual(Object.keys(other))
  expect(changed(textFields, { description: undefined }, { description: 'x' })).toEqual([])
})
