import { expect, test } from '@jest/globals'
import { languages } from '@/lib/domain/languages'
import { fillTemplate, gapIn, placeholders, unknownPlaceholders } from '@/lib/consultation/mail/answer-template'
import { defaultTemplates } from './default-templates'

test('the templates have a name, and all placeholders in every language', () => {
  expect(defaultTemplates()).toHaveLength(3)
  for (const { name, subject, text } of defaultTemplates())
    for (const language of languages) {
      const whole = `${subject[language]}\n${text[language]}`
      expect([name, language, placeholders.filter((one) => !whole.includes(one)), unknownPlaceholders(whole)]).toEqual([
        expect.stringMatching(/^\p{Lu}/u),
        language,
        [],
        [],
      ])
      expect(text[language]).toContain('\n\n')
    }
})

const values = {
  '{họ tên}': 'Trần Thị Lan',
  '{mã yêu cầu}': 'ILC-2345',
  '{liên hệ}': '024 1234 5678',
  '{giờ hẹn}': '09:00',
  '{ngày hẹn}': '14/12/2026',
}

test('no template is sent as it is: each has a gap that staff must fill in', () => {
  for (const { name, text } of defaultTemplates())
    for (const language of languages) {
      expect([name, language, gapIn(fillTemplate(text[language], values))]).toEqual([
        name,
        language,
        expect.stringContaining('…'),
      ])
    }
})
