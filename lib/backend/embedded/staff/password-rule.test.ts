import { expect, test } from '@jest/globals'
import { newPassword } from '@/lib/operations/settings/secrets'
import { passwordError } from './password-rule'

const owner = { email: 'nguyen.thi.hoa@ilc.example', fullName: 'Nguyễn Thị Hoa' }

test.each([
  ['8dW2kQzP0s3', 'short'],
  ['𝒜𝒜𝒜𝒜𝒜𝒜', 'short'],
  ['x'.repeat(129), 'long'],
  ['123456789012', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcabcabcabc', 'common'],
  ['qwertyuiop12', 'common'],
  ['1q2w3e4r5t6y', 'common'],
  ['password1234', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['p a s s w o r d', 'common'],
  ['mật khẩu 1234', 'common'],
  ['Việt Nam vô địch', 'common'],
  ['nguyen.thi.hoa@ilc.example', 'personal'],
  ['Nguyễn Thị Hoa', 'personal'],
  ['ILC-ilc-ILC-ilc', 'common'],
  ['Viện Khoa học Pháp lý và Phát triển Doanh nghiệp', 'personal'],
])('%s: %s', async (password, error) => {
  expect(await passwordError(password, owner)).toBe(error)
})

test.each(['correct horse battery staple', 'chiếc xe đạp màu tím bay', '8dW2kQzP0s3L', newPassword()])(
  '%s may be used',
  async (password) => {
    expect(await passwordError(password, owner)).toBeUndefined()
  },
)
