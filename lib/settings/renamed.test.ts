import { expect, test } from '@jest/globals'
import { parseSettings } from '.'
import { renamedSettings } from './renamed'

test('a setting counts under its former name, and under its present one where both are given', () => {
  expect(parseSettings({ KEPT_PAGES_MB: '7' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '' }).PAGE_CACHE_MB).toBe(7)
  expect(parseSettings({ KEPT_PAGES_MB: '7', PAGE_CACHE_MB: '9' }).PAGE_CACHE_MB).toBe(9)
  expect(parseSettings({}).PAGE_CACHE_MB).toBe(64)
})

test('one line says what a former name is called now', () => {
  expect(renamedSettings({ KEPT_PAGES_MB: '7', PORT: '3000' })).toEqual(['The setting KEPT_PAGES_MB is now called PAGE_CACHE_MB'])
  expect(renamedSettings({ KEPT_PAGES_MB: '', PAGE_CACHE_MB: '9' })).toEqual([])
})
