import { getTranslations } from 'next-intl/server'
import { languageName } from '@/lib/domain/language-name'
import { groupedPhone } from '@/lib/domain/phone'
import { currentLanguage } from '@/lib/http/i18n/request'
import { titleLine } from '@/lib/http/i18n/title-words'
import type { Member } from '@/lib/backend/model'
import { byRank } from '@/lib/domain/roles'
import { Logo } from '@/components/layout/logo'
import { MemberPhoto } from './member-photo'
import styles from './member-banner.module.css'

interface Props {
  member: Member
  name: string
  lang?: string
}

export async function MemberBanner({ member, name, lang }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const titles = titleLine(member.penName, language)
  const [email, phone] = [member.email.trim(), member.phone.trim()]
  const [spoken, links] = [
    (member.languagesSpoken ?? []).map((code) => languageName(code, language)),
    Object.entries({ LinkedIn: member.linkedin, ORCID: member.orcid }).filter(([, address]) => address),
  ]
  return (
    <header className="deep">
      <div className={`column stack ${styles.inner}`}>
        <div className={`frame ${styles.photo}`}>
          <MemberPhoto member={member} sizes="(min-width: 75rem) 18rem, (min-width: 40rem) 24vw, 10rem" eager />
        </div>
        <div className={`stack ${styles.facts}`}>
          <p className={`media ${styles.brand}`}>
            <Logo ground="dark" />
            {t('brand.name')}
          </p>
          <h1 className={styles.name} lang={lang}>
            {name}
          </h1>
          <ul role="list" className={`stack ${styles.posts}`} aria-label={t('member.posts')}>
            {byRank(member.posts).map(({ role, department }, i) => (
              <li key={`${i} ${role}`}>
                <span className={styles.role}>{t(`roles.${role}`)}</span>
                {department !== 'NA' && ` – ${t(`groups.${department}`)}`}
              </li>
            ))}
            {member.posts.length === 0 && <li className={styles.role}>{t('roles.NA')}</li>}
          </ul>
          {titles && <p>{titles}</p>}
          {spoken.length > 0 && <p>{t('member.languages', { languages: spoken.join(t('member.separator')) })}</p>}
          {(phone || email || links.length > 0) && (
            <ul role="list" className={`row targets ${styles.contacts}`}>
              {phone && (
                <li>
                  <a href={`tel:${phone}`}>{t('member.phone', { phone: groupedPhone(phone) })}</a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>{t('member.email', { email })}</a>
                </li>
              )}
              {links.map(([site, address]) => (
                <li key={site}>
                  <a href={address} rel="me noopener">
                    {site}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </header>
  )
}
