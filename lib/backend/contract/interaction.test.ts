import { expect, test } from '@jest/globals'
import type { Interaction, User } from '../model'
import { fromInteraction, newInteraction, newReport, toInteraction, wireInteraction } from './interaction'
import { fromUser, toUser } from './user'

const comment = { type: 'COMMENT', value: 'a', articleID: 'x' }
const read = { articleId: 'x', type: 'COMMENT', value: 'a', replyTo: undefined }
const long = '😀'.repeat(10_000)

test.each([
  ['a comment', { ...comment, value: '  Hay\r\nlắm ' }, { ...read, value: 'Hay\nlắm' }],
  ['an answer', { ...comment, replyTo: 7 }, { ...read, replyTo: '7' }],
  ['10,000 signs of two units each', { ...comment, value: long }, { ...read, value: long }],
  ['a rating as text', { ...comment, type: 'RATE', value: ' 4 ' }, { ...read, type: 'RATE', value: '4' }],
])('%s', (_, body, expected) => {
  expect(newInteraction.parse(body)).toEqual(expected)
})

test.each([
  ['no article', { type: 'COMMENT', value: 'a' }, 'articleID', 'required'],
  ['an article of 301 characters', { ...comment, articleID: 'x'.repeat(301) }, 'articleID', 'too_long'],
  ['10,001 signs', { ...comment, value: `${long}😀` }, 'value', 'too_long'],
  ['nothing to be seen', { ...comment, value: '\u200B\u2060\n' }, 'value', 'required'],
  ['a rating with a nought', { type: 'RATE', value: '05', articleID: 'x' }, 'value', 'out_of_range'],
])("%s is refused with the field's name", (_, body, field, message) => {
  const issues = newInteraction.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), issue.message])
  expect(issues).toContainEqual([field, message])
})

test('a report has one of the reasons, and a note of at most 1,000 characters', () => {
  expect(newReport.parse({ reason: 'SPAM' })).toEqual({ reason: 'SPAM', note: '' })
  expect(newReport.safeParse({ reason: 'SPAM', note: 'x'.repeat(1001) }).success).toBe(false)
  expect(newReport.safeParse({ reason: 'RUDE' }).success).toBe(false)
})

const user: User = { uid: 'google:1', userName: 'lan@mail.example', fullName: 'Trần Thị Lan', avatar: undefined }

test('a user survives a round trip through the header, with a name in NFC', () => {
  expect(fromUser(user)).toMatch(/^[\w-]+$/)
  expect(toUser(fromUser({ ...user, fullName: user.fullName.normalize('NFD') }))).toEqual(user)
})

test.each(['', 'x', Buffer.from('{"uid":""}').toString('base64url')])('the header %j is no user', (header) => {
  expect(() => toUser(header)).toThrow(/JSON|too_small|expected/i)
})

const date = new Date('2026-11-22T00:00:00Z')
const written: Interaction = {
  id: '1',
  author: 'opaque',
  fullName: 'Trần Thị Lan',
  avatar: undefined,
  type: 'COMMENT',
  value: 'a',
  createdDate: date,
  updatedDate: date,
  replyTo: undefined,
  isHeld: true,
  isRemoved: false,
  isInstitute: false,
}

test('only a writer gets their address, and that their words wait', () => {
  expect(fromInteraction(written, 'x')).toMatchObject({ userName: 'opaque' })
  expect(fromInteraction(written, 'x')).not.toHaveProperty('isHeld')
  const own = { userName: 'lan@mail.example', isMine: true, isHeld: true }
  expect(fromInteraction(written, 'x', user)).toMatchObject(own)
})

test('an answer of the institute is marked, and other backends need not know the mark', () => {
  const wire = fromInteraction({ ...written, isInstitute: true }, 'x')
  expect(wire).toMatchObject({ isInstitute: true })
  expect(toInteraction(wireInteraction.parse(wire))).toMatchObject({ isInstitute: true })
  const { isInstitute: _, ...plain } = wire
  expect(toInteraction(wireInteraction.parse(plain))).toMatchObject({ isInstitute: false })
  expect(fromInteraction(written, 'x')).not.toHaveProperty('isInstitute')
})
