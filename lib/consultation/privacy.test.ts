import { hash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'
import zh from '@/messages/zh.json'
import { privacyVersion, privacyVersions, type PrivacyVersion } from './privacy'

const hashes: Record<PrivacyVersion, string> = {
  '2026-11-22': '892e400a354df4cb',
  '2026-11-30': '0ba6900a786b793e',
}

test('the notice has the text of its version: a new text needs a new version', () => {
  const words = JSON.stringify([vi, en, zh].map(({ consultation }) => consultation.privacy))
  expect(hash('sha256', words, 'hex').slice(0, 16)).toBe(hashes[privacyVersion])
})

test('versions are in chronological order', () => {
  expect(privacyVersions).toEqual([...privacyVersions].sort())
})
