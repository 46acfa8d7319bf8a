import { expect, test } from '@jest/globals'
import { webAddress } from './web-address'

test.each([
  ['https://luat.example/', 'https://luat.example/'],
  [' http://luat.example/a ', 'http://luat.example/a'],
  ['www.luat.example', 'https://www.luat.example/'],
])('%j is the website %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

test.each(['', 'javascript:alert(1)', 'JavaScript:alert(1)', 'mailto:a@b.example', 'https://', 'chưa có trang web'])(
  '%j is not a website',
  (typed) => {
    expect(webAddress(typed)).toBeUndefined()
  },
)
