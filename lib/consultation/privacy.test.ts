import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'
import zh from '@/messages/zh.json'
import { privacyVersion, privacyVersions, type PrivacyVersion } from './privacy'

/** What each version said, in three languages: its words are found again in the history of the catalogues. */
const hashes: Record<PrivacyVersion, string> = {
  '2026-11-22': '892e400a354df4cb',
}

test('the notice says what its version says: other words are another version', () => {
  const words = JSON.stringify([vi, en, zh].map(({ consultation }) => consultation.privacy))
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(hashes[privacyVersion])
})

test('versions follow each other by their days', () => {
  expect(privacyVersions).toEqual([...privacyVersions].sort())
})
