import { languages, type Language } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'

const names = ['general', 'appointment', 'moreFacts'] as const

type Part = 'subject' | 'text'

const inAll = (name: (typeof names)[number], part: Part) =>
  Object.fromEntries(
    languages.map((language) => {
      const t = labelsOf(language)
      const text = t(`mail.answer.${name}.${part}`, { short: t('brand.short'), institute: t('brand.name') })
      return [language, text] as const
    }),
  ) as Record<Language, string>

export const defaultTemplates = () =>
  names.map((name) => ({
    name: labelsOf('vi')(`mail.answer.${name}.name`),
    subject: inAll(name, 'subject'),
    text: inAll(name, 'text'),
  }))
