import { expect, test } from '@jest/globals'
import { newPassword } from '@/lib/operations/settings/secrets'
import { passwordError } from './password-rule'

const owner = { email: 'nguyen.thi.hoa@ilc.example', fullName: 'Nguyễn Thị Hoa' }

test.each([
  ['8dW2kQzP0s3', 'short'],
  ['x'.repeat(129), 'long'],
  ['123456789012', 'common'],
  ['qwertyuiop12', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['mật khẩu 1234', 'common'],
  ['nguyen.thi.hoa@ilc.example', 'personal'],
  ['Nguyễn Thị Hoa', 'personal'],
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
