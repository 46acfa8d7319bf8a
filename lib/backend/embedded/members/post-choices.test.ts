import { expect, test } from '@jest/globals'
import { departments } from '@/lib/domain/codes'
import { postChoices, postNames } from './post-choices'
import { fromStored, toStored } from './stored-department'

const inVietnamese = postChoices.map(
  ({ role, department }) => `${postNames.roles[role].vi} – ${postNames.units[department].vi}`,
)

test('posts are chosen by their Vietnamese names, each once, and no unit offers a role that it does not have', () => {
  expect(inVietnamese).toContain('Phó Chủ tịch – Hội đồng khoa học')
  expect(new Set(inVietnamese).size).toBe(postChoices.length)
  expect(inVietnamese).not.toContain('Viện trưởng – Hội đồng khoa học')
  expect(inVietnamese.some((name) => /Đối tác|Chưa có/.test(name))).toBe(false)
})

test('every department survives a round trip, and fits into 63 bytes as stored', () => {
  for (const department of departments) {
    expect(fromStored(toStored(department))).toBe(department)
    expect(Buffer.byteLength(toStored(department))).toBeLessThanOrEqual(63)
  }
})
