import { expect, test } from '@jest/globals'
import { isProviderAddress } from './avatar-address'

test.each([
  ['https://lh3.googleusercontent.com/a/x=s96-c', true],
  ['https://scontent.fhan1-1.fna.fbcdn.net/v/x.jpg', true],
  ['https://graph.facebook.com/1/picture', true],
  ['http://lh3.googleusercontent.com/a/x', false],
  ['https://googleusercontent.com.evil.example/x', false],
  ['https://evilfbcdn.net/x', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
])('%s: %s', (address, isOne) => {
  expect(isProviderAddress(address)).toBe(isOne)
})
