import { expect, test } from '@jest/globals'
import { missingFields } from './fields'

const whole = {
  fullName: 'Lê Văn Chân',
  phone: '0987654321',
  email: 'chan@cong-ty.example',
  address: '12 Lý Thường Kiệt',
  consultDate: '12/05/2026',
  content: 'Gọi lại giúp tôi',
}

test.each([
  [{}, []],
  [{ address: '', email: ' ' }, ['email', 'address']],
  [{ consultDate: '' }, ['consultDate']],
  [{ consultDate: '02/31/2027', content: '\n' }, ['consultDate', 'content']],
])('%j: what is missing, in the order of the page', (typed, missing) => {
  expect(missingFields({ ...whole, ...typed })).toEqual(missing)
})
