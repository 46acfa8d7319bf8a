import { expect, test } from '@jest/globals'
import { refusedFields } from './refused-fields'

const sent = { fullName: 'Lan', phone: '0912', gmail: 'lan@mail.example', address: 'phone street 1', subject: '1, 2' }

test.each<[string, unknown, string[]]>([
  ['a map of errors', { errors: { phone: 'must be a number', gmail: ['taken'] } }, ['phone', 'email']],
  ['an envelope', { success: false, data: { error: { fields: { consultDate: 'datePast' } } } }, ['consultDate']],
  ['a list of errors', { errors: [{ field: 'phone', message: 'no' }] }, ['phone']],
  ['class validators', { message: [{ target: sent, property: 'phone', constraints: { a: 'phone is' } }] }, ['phone']],
  [
    'sentences',
    { message: ['phone must be text', 'gmail must be an email'], error: 'Bad Request' },
    ['phone', 'email'],
  ],
  ['a place in the body', { detail: [{ loc: ['body', 'phone'], msg: 'no', type: 'x' }] }, ['phone']],
  ['lists by name', { phone: ['Enter a number.'], non_field_errors: ['x'] }, ['phone']],
  ['the path of the call', { path: '/api/reservation', errors: [{ field: 'content' }] }, ['content']],
  ['what was sent, beside the errors', { message: 'no', data: sent, errors: { phone: 'no' } }, ['phone']],
  ['what was sent, at the top', { ...sent, errors: [] }, []],
  ['no field', { message: 'Content-Type must be JSON' }, []],
  ['nothing', undefined, []],
])('the fields in %s', (_, answer, expected) => {
  expect(refusedFields(answer)).toEqual(expected)
})

test('a deep answer ends the search', () => {
  let answer: unknown = { phone: 'no' }
  for (let i = 0; i < 10_000; i++) answer = { errors: answer }
  expect(refusedFields(answer)).toEqual([])
})
