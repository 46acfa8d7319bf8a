import { expect, test } from '@jest/globals'
import { languages } from '@/lib/domain/languages'
import {
  appointmentPlaceholders,
  gapIn,
  placeholders,
  unknownPlaceholders,
} from '@/lib/consultation/mail/answer-template'
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

test('no template is sent as it is: each has a gap that staff must fill in', () => {
  for (const { name, text } of defaultTemplates())
    for (const language of languages) {
      const filled = [...placeholders, ...appointmentPlaceholders].reduce(
        (whole, one) => whole.replaceAll(one, 'x'),
        text[language],
      )
      expect([name, language, gapIn(filled)]).toEqual([name, language, expect.stringContaining('…')])
    }
})
