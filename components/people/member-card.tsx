import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import type { Unit } from '@/lib/domain/codes'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { displayedRole } from '@/lib/domain/roles'
import { Card, CardLink } from '@/components/ui/card'
import { MemberContacts } from './member-contacts'
import { MemberPhoto } from './member-photo'
import { memberTitles } from './member-titles'
import styles from './member-card.module.css'

interface Props {
  member: Member
  /** The group whose list contains the card: the role shown is the one in that group (product decisions 5). */
  group?: Unit
  headingLevel?: 2 | 3 | 4
}

/**
 * A member in a list (spec 2). With a mouse the details cover the photo on hover and focus. On touch screens, which
 * have no hover, they unfold below it. Both work by CSS alone.
 */
export async function MemberCard({ member, group, headingLevel = 3 }: Props) {
  const t = await getTranslations()
  const Heading = `h${headingLevel}` as const
  const href = localPath(member.language, memberPath(member.id))
  const name = member.fullName.trim() || t('member.unnamed')
  return (
    <Card className={styles.card}>
      <div className={styles.photo}>
        <MemberPhoto
          member={member}
          sizes="(hover: hover) and (min-width: 64rem) 18rem, (hover: hover) and (min-width: 40rem) 46vw, 6rem"
        />
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        <p className={styles.role}>{t(`roles.${displayedRole(member.posts, group)}`)}</p>
        <p className={styles.titles}>{(await memberTitles(member.penName)) || t('titles.NA')}</p>
      </div>
      {/* Closed by default: a list of sixty open cards would be thirty phone screens longer. */}
      <details className={styles.details}>
        <summary className={styles.summary}>{t('member.details')}</summary>
        <MemberContacts member={member} name={name} href={href} styles={styles} />
      </details>
    </Card>
  )
}
