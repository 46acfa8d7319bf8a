import { expect, test } from '@jest/globals'
import { restored } from './typed'

const begun = 'Đăng ký khóa “Đàm phán”'

test.each([
  ['an empty field', '', '', 'Xin tư vấn', 'Xin tư vấn'],
  ['a field that was typed into', 'Mới', '', 'Xin tư vấn', undefined],
  ['a field that the address began', begun, begun, 'Xin tư vấn', `${begun}\n\nXin tư vấn`],
  ['a draft that goes on from it', begun, begun, `${begun}\nGọi tôi`, `${begun}\nGọi tôi`],
  ['a beginning that was changed', `${begun}!`, begun, 'Xin tư vấn', undefined],
])('of a draft, %s', (_, value, defaultValue, draft, shown) =>
  expect(restored({ value, defaultValue }, draft)).toBe(shown),
)
