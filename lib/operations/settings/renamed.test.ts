import { expect, test } from '@jest/globals'
import { parseSettings } from '.'
import { renamedSettings } from './renamed'

test('a former name of a setting still works; the current name takes precedence', () => {
  expect(parseSettings({ KEPT_PAGES_MB: '7' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '9' }).PAGE_CACHE_MB).toBe(9)
  expect(parseSettings({}).PAGE_CACHE_MB).toBe(64)
})

test('a log line names the current name of a renamed setting', () => {
  expect(renamedSettings({ KEPT_PAGES_MB: '7', PORT: '3000' })).toEqual([
    'The setting KEPT_PAGES_MB is now called PAGE_CACHE_MB',
  ])
  expect(renamedSettings({ KEPT_PAGES_MB: '', PAGE_CACHE_MB: '9' })).toEqual([])
})
