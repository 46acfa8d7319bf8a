import { getTranslations } from 'next-intl/server'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { Card } from '@/components/ui/card'
import { MemberDetails } from './member-details'
import { MemberPhoto } from './member-photo'
import { MemberSummary, type ListedMember } from './member-summary'
import styles from './member-card.module.css'

interface Props extends ListedMember {
  isNameFirst?: boolean
}

/**
 * A member in a list (spec 2). With a mouse the details cover the photo on hover and focus. On touch screens, which
 * have no hover, they unfold below it. Both work by CSS alone.
 */
export async function MemberCard({ member, group, headingLevel, isNameFirst = false }: Props) {
  const t = await getTranslations('member')
  const href = localPath(member.language, memberPath(member.id))
  const name = member.fullName.trim() || t('unnamed')
  return (
    <Card className={isNameFirst ? `${styles.card} ${styles.nameFirst}` : styles.card}>
      <div className={`frame ${styles.photo}`}>
        <MemberPhoto
          member={member}
          sizes="(hover: hover) and (min-width: 64rem) 18rem, (hover: hover) and (min-width: 40rem) 46vw, 6rem"
        />
      </div>
      <div className={`stack ${styles.body}`}>
        <MemberSummary member={member} group={group} headingLevel={headingLevel} name={name} href={href} />
      </div>
      <MemberDetails className={styles.details} member={member} name={name} href={href} />
    </Card>
  )
}
