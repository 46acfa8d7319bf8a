import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import { groupedPhone } from '@/lib/domain/phone'
import styles from './member-details.module.css'

interface Props {
  member: Member
  name: string
  href: string
  className: string | undefined
}

/** What a list does not show of a member at once. Closed, or a list of sixty would be thirty phone screens longer. */
export async function MemberDetails({ member, name, href, className = '' }: Props) {
  const t = await getTranslations('member')
  const [email, phone] = [member.email.trim(), member.phone.trim()]
  // The description is one paragraph: line breaks become spaces, except in Chinese, which puts none between sentences.
  const description = member.description.trim().replace(/\s*\n\s*/g, member.language === 'zh' ? '' : ' ')
  return (
    <details className={`${styles.details} ${className}`}>
      <summary>{t('details')}</summary>
      <div>
        {description && <p className="clamped">{description}</p>}
        {email && (
          <a href={`mailto:${email}`} aria-label={t('email', { email })}>
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone}`} aria-label={t('phone', { phone: groupedPhone(phone) })}>
            {groupedPhone(phone)}
          </a>
        )}
        <a className={styles.more} href={href} aria-label={t('moreAbout', { name })}>
          {t('more')}
        </a>
      </div>
    </details>
  )
}
