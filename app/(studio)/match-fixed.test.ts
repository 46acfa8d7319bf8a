import { expect, test } from '@jest/globals'
import { fixedTexts } from '@/lib/backend/embedded/translations/fixed-english'
import { fixedTextMatcher } from './match-fixed'

const result = fixedTextMatcher(fixedTexts, 'vi')
const shown = (text: string, at: string) => result(text, (selector) => selector.includes(at))

test.each([
  ['Edit link', '.link-editor', 'Sửa liên kết'],
  ['Edit link', '.table', undefined],
  ['Create "Hội thảo"', '.rs__menu', 'Thêm “Hội thảo”'],
  ['Successfully saved 12 files', '[data-sonner-toaster]', 'Đã lưu 12 tệp'],
  ['option Tiến sĩ, Luật sư, selected.', '[role=log]', 'Đã chọn Tiến sĩ, Luật sư.'],
  ['value Tiến sĩ focused, 1 of 2.', '[role=log]', 'Đang ở mục đã chọn Tiến sĩ, mục 1 trên 2.'],
  ['Viện trưởng selected, 3 of 40.', '[role=log]', 'Viện trưởng, đã chọn, mục 3 trên 40.'],
  ['1 result available.', '[role=log]', 'Có 1 kết quả.'],
  ['12 results available for search term Phó.', '[role=log]', 'Có 12 kết quả khi tìm “Phó”.'],
  ['Dec 1, 2026, 4:41 AM', '.document-locked', '01/12/2026 04:41'],
  ['Dec 1, 2026, 12:05 PM', '.document-locked', '01/12/2026 12:05'],
  ['Dec 1, 2026, 4:41 AM', '.rich-text', undefined],
  [`${'a, '.repeat(1000)}b of c.`, '[role=log]', undefined],
])('%j at %s is shown as %j', (english, at, text) => expect(shown(english, at)).toBe(text))

test('what was translated is not translated again', () => {
  for (const language of ['vi', 'en', 'zh'] as const) {
    const translate = fixedTextMatcher(fixedTexts, language)
    for (const { english } of fixedTexts) {
      const once = translate(english.replaceAll('…', '1'), () => true) ?? ''
      expect(translate(once, () => true) ?? once).toBe(once)
    }
  }
})
