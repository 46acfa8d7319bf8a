import type { SiteRecord } from '@/lib/backend/site-record'
import { messengersFor } from '@/lib/domain/messengers'
import { currentLanguage } from '@/lib/http/i18n/request'

interface Props {
  contact: SiteRecord['contact']
  className?: string | undefined
}

export async function Messengers({ contact, className }: Props) {
  const [language, Label] = [await currentLanguage(), className ? 'span' : 'strong'] as const
  return messengersFor(language, contact.social).map(({ name, text, href }) => (
    <p key={name} className={className}>
      <Label>{name}</Label> {href ? <a href={href}>{text}</a> : text}
    </p>
  ))
}
