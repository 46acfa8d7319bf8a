import { expect, test } from '@jest/globals'
import { readOrder } from './staff-order'

test.each([
  [
    ['create', 'lan@ilc.example', '--role', 'moderator,consultant'],
    { what: 'create', email: 'lan@ilc.example', roles: ['moderator', 'consultant'] },
  ],
  [['create', 'Lan@ILC.example'], { what: 'create', email: 'lan@ilc.example', roles: ['editor'] }],
  [
    ['create', 'lan@ilc.example', '--role', 'admin', '--name', ' Trần Thị Lan '],
    { what: 'create', email: 'lan@ilc.example', roles: ['admin'], name: 'Trần Thị Lan' },
  ],
  [['reset', 'lan@ilc.example'], { what: 'reset', email: 'lan@ilc.example' }],
  [['reset-second-factor', 'Lan@ilc.example'], { what: 'reset-second-factor', email: 'lan@ilc.example' }],
  [['list'], { what: 'list' }],
])('%j is a valid order', (args, order) => {
  expect(readOrder(args)).toEqual(order)
})

test.each([
  [[]],
  [['create']],
  [['create', 'lan@ilc.example', 'a password']],
  [['create', 'lan@ilc.example', '--password', 'a password']],
  [['create', 'lan@ilc.example', '--role', 'owner']],
  [['create', 'lan@ilc.example', '--role', 'editor,']],
  [['reset', 'lan@ilc.example', '--role', 'admin']],
  [['reset-second-factor']],
  [['list', 'lan@ilc.example']],
  [['remove', 'lan@ilc.example']],
])('%j is not a valid order', (args) => {
  expect(readOrder(args)).toBeUndefined()
})
