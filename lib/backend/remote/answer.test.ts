import { expect, test } from '@jest/globals'
import { saysNothingWritten } from './answer'

test.each([
  [{ status: 'error' }],
  [{ status: 'FAILED', message: 'x' }],
  [{ status: 500 }],
  [{ code: 500 }],
  [{ code: '422' }],
  [{ statusCode: 500, message: 'x' }],
  [{ ok: false }],
  [{ success: false }],
  [{ success: 'false' }],
  [{ success: 0 }],
  [{ error: 'x' }],
  [{ error: true }],
  [{ errors: [{ message: 'x' }] }],
  [{ errors: { fullName: 'x' } }],
  [{ data: { success: false } }],
  [{ data: { status: 'error' } }],
  [false],
])('%j says that nothing was written', (json) => {
  expect(saysNothingWritten(json)).toBe(true)
})

test.each([
  [{ message: 'Gửi thành công' }],
  [{ message: 'error' }],
  [{ success: true, errors: [], error: null }],
  [{ status: 'ok' }],
  [{ status: 'PENDING', id: '500' }],
  [{ status: 201, code: 0 }],
  [{ code: 'ABC', statusCode: 200 }],
  [{ ok: true, error: '' }],
  [{ ok: 1, error: false }],
  [{ data: null }],
  [{ data: { id: 1 } }],
  [[]],
  ['error'],
  [null],
])('%j does not', (json) => {
  expect(saysNothingWritten(json)).toBe(false)
})
