import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import type { Unit } from '@/lib/domain/codes'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { displayedRole } from '@/lib/domain/roles'
import { MemberPhoto } from './member-photo'
import { memberTitles } from './member-titles'
import styles from './member-card.module.css'

interface Props {
  member: Member
  /** The group in whose list the card stands: the role is the one held there (decisions 5). */
  group?: Unit
  headingLevel?: 2 | 3 | 4
}

/**
 * A member in a list (spec 2). With a mouse the details come over the photo, on hover and on focus; on a phone and on
 * touch screens, where nothing hovers, they stand under it. Both are styles alone, and nothing changes its place.
 */
export async function MemberCard({ member, group, headingLevel = 3 }: Props) {
  const t = await getTranslations()
  const Heading = `h${headingLevel}` as const
  const href = localPath(member.language, memberPath(member.id))
  const name = member.fullName.trim() || t('member.unnamed')
  const [email, phone, description] = [member.email.trim(), member.phone.trim(), member.description.trim()]
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <MemberPhoto member={member} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 6rem" />
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </Heading>
        <p className={styles.role}>{t(`roles.${displayedRole(member.posts, group)}`)}</p>
        <p className={styles.titles}>{(await memberTitles(member.penName)) || t('titles.NA')}</p>
      </div>
      <div className={styles.details}>
        {description && <p className={styles.description}>{description}</p>}
        {(email || phone) && (
          <p className={styles.contacts}>
            {email && (
              <a href={`mailto:${email}`} aria-label={t('member.email', { email })}>
                {email}
              </a>
            )}
            {phone && (
              <a href={`tel:${phone}`} aria-label={t('member.phone', { phone })}>
                {phone}
              </a>
            )}
          </p>
        )}
        <a className={styles.more} href={href} aria-label={t('member.moreAbout', { name })}>
          {t('member.more')}
        </a>
      </div>
    </article>
  )
}
