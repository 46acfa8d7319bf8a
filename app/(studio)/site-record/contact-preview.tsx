import { languages } from '@/lib/domain/languages'
import { labelsOf } from '@/lib/http/i18n/labels'
import { ContactColumn } from './contact-column'

export function ContactPreview() {
  const footer = Object.fromEntries(
    languages.map((language) => {
      const t = labelsOf(language)
      return [
        language,
        {
          hotline: t('footer.hotline'),
          offices: t('footer.offices'),
          hours: t('footer.hours', { days: '{days}', opens: '{opens}', closes: '{closes}' }),
          closed: t('footer.closed', { name: '{name}', dates: '{dates}' }),
        },
      ]
    }),
  ) as Parameters<typeof ContactColumn>[0]['footer']
  return <ContactColumn footer={footer} />
}
