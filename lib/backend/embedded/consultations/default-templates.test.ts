import { expect, test } from '@jest/globals'
import { languages } from '@/lib/domain/languages'
import { placeholders, unknownPlaceholders } from '@/lib/consultation/mail/answer-template'
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
