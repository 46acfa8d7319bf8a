import { expect, test } from '@jest/globals'
import { refusedFields } from './refused-fields'

const sent = { fullName: 'Lan', phone: '0912', gmail: 'lan@mail.example', address: 'phone street 1', subject: '1, 2' }

test.each<[string, unknown, string[]]>([
  ['a map of errors', { errors: { phone: 'must be a number', gmail: ['taken'] } }, ['phone', 'email']],
  ['an envelope', { success: false, data: { error: { fields: { consultDate: 'datePast' } } } }, ['consultDate']],
  ['a list of errors', { errors: [{ field: 'phone', message: 'no' }] }, ['phone']],
  ['a list by path', { errors: [{ type: 'field', path: 'gmail', msg: 'no', value: 'phone 1' }] }, ['email']],
  ['a list by param', [{ param: 'address', msg: 'no' }], ['address']],
  ['class validators', { message: [{ target: sent, property: 'phone', constraints: { a: 'phone is' } }] }, ['phone']],
  [
    'sentences',
    { message: ['phone must be text', 'gmail must be an email'], error: 'Bad Request' },
    ['phone', 'email'],
  ],
  ['a quoted name', { error: { details: [{ message: '"consultDate" is required' }] } }, ['consultDate']],
  ['a place in the body', { detail: [{ loc: ['body', 'phone'], msg: 'no', type: 'x' }] }, ['phone']],
  ['a pointer', { errors: [{ source: { pointer: '/data/attributes/full_name' } }] }, ['fullName']],
  ['lists by name', { phone: ['Enter a number.'], non_field_errors: ['x'] }, ['phone']],
  ['capitals', { title: 'Validation errors', errors: { FullName: ['x'], '$.phone': ['x'] } }, ['fullName', 'phone']],
  ['objects by name', { errors: { file: { kind: 'user defined', path: 'file', message: 'x' } } }, ['file']],
  ['the path of the call', { path: '/api/reservation', errors: [{ field: 'content' }] }, ['content']],
  ['what was sent, beside the errors', { message: 'no', data: sent, errors: { phone: 'no' } }, ['phone']],
  ['what was sent, at the top', { ...sent, errors: [] }, []],
  ['no field', { message: 'Content-Type must be JSON' }, []],
  ['empty errors', { errors: { phone: '', gmail: [] } }, []],
  ['nothing', undefined, []],
  ['a text', 'phone is wrong', []],
])('the fields in %s', (_, answer, expected) => {
  expect(refusedFields(answer)).toEqual(expected)
})

test('a deep answer ends the search', () => {
  let answer: unknown = { phone: 'no' }
  for (let i = 0; i < 10_000; i++) answer = { errors: answer }
  expect(refusedFields(answer)).toEqual([])
})
