import { expect, test } from '@jest/globals'
import { postChoices, postNames } from './post-choices'
import { titleNames } from './title-names'

const inVietnamese = postChoices.map(
  ({ role, department }) => `${postNames.roles[role].vi} – ${postNames.units[department].vi}`,
)

test('posts are chosen by their Vietnamese names, each once, and no unit offers a role that it does not have', () => {
  expect(inVietnamese).toContain('Phó Chủ tịch – Hội đồng khoa học')
  expect(inVietnamese).toContain('Viện trưởng – Ban lãnh đạo')
  expect(inVietnamese).toContain('Chánh Văn phòng – Văn phòng Viện')
  expect(new Set(inVietnamese).size).toBe(postChoices.length)
  expect(inVietnamese).not.toContain('Viện trưởng – Hội đồng khoa học')
  expect(inVietnamese.some((name) => /Đối tác|Chưa có/.test(name))).toBe(false)
})

test.each([
  ['roles', postNames.roles],
  ['units', postNames.units],
  ['academic titles', titleNames],
])('%s have a name in every language, never their code', (_, names) => {
  for (const [code, { vi, en, zh }] of Object.entries(names))
    for (const name of [vi, en, zh]) expect([code, /^[A-Z_]*$/.test(name)]).toEqual([code, false])
})
