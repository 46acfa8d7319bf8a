import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import { groupedPhone } from '@/lib/domain/phone'

interface Props {
  member: Member
  name: string
  href: string
  styles: Readonly<Record<string, string | undefined>>
}

export async function MemberContacts({ member, name, href, styles }: Props) {
  const t = await getTranslations('member')
  const [email, phone] = [member.email.trim(), member.phone.trim()]
  // The description is one paragraph: line breaks become spaces, except in Chinese, which puts none between sentences.
  const description = member.description.trim().replace(/\s*\n\s*/g, member.language === 'zh' ? '' : ' ')
  return (
    <div className={styles.inner}>
      {description && <p className={styles.description}>{description}</p>}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`} aria-label={t('email', { email })}>
          {email}
        </a>
      )}
      {phone && (
        <a className={styles.contact} href={`tel:${phone}`} aria-label={t('phone', { phone: groupedPhone(phone) })}>
          {groupedPhone(phone)}
        </a>
      )}
      <a className={styles.more} href={href} aria-label={t('moreAbout', { name })}>
        {t('more')}
      </a>
    </div>
  )
}
