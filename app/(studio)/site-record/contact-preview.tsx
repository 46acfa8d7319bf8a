import { inEveryLanguage } from '@/lib/backend/embedded/labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { ContactColumn } from './contact-column'

export function ContactPreview() {
  const footer = inEveryLanguage((language) => {
    const t = labelsOf(language)
    return {
      hotline: t('footer.hotline'),
      offices: t('footer.offices'),
      hours: t('footer.hours', { days: '{days}', opens: '{opens}', closes: '{closes}' }),
      closed: t('footer.closed', { name: '{name}', dates: '{dates}' }),
    }
  })
  return <ContactColumn footer={footer} />
}
