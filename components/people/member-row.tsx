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
import styles from './member-row.module.css'

interface Props {
  member: Member
  /** The group whose list contains the row: the role shown is the one in that group (product decisions 5). */
  group?: Unit | undefined
  headingLevel: 2 | 3 | 4
}

/**
 * A member in a long list: what a card shows, but the name first and the portrait small. The details show below it on
 * hover and focus, and unfold on touch screens; both by CSS alone.
 */
export async function MemberRow({ member, group, headingLevel }: Props) {
  const t = await getTranslations()
  const Heading = `h${headingLevel}` as const
  const href = localPath(member.language, memberPath(member.id))
  const name = member.fullName.trim() || t('member.unnamed')
  return (
    <Card className={styles.row}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        <p className={styles.role}>{t(`roles.${displayedRole(member.posts, group)}`)}</p>
        <p className={styles.titles}>{(await memberTitles(member.penName)) || t('titles.NA')}</p>
      </div>
      <div className={styles.photo}>
        <MemberPhoto member={member} sizes="5rem" />
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>{t('member.details')}</summary>
        <MemberContacts member={member} name={name} href={href} styles={styles} />
      </details>
    </Card>
  )
}
