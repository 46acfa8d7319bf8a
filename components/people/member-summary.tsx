import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import type { Unit } from '@/lib/domain/codes'
import { displayedRole } from '@/lib/domain/roles'
import { currentLanguage } from '@/lib/http/i18n/request'
import { titleLine } from '@/lib/http/i18n/title-words'
import { CardLink } from '@/components/ui/card'
import styles from './member-summary.module.css'

export interface ListedMember {
  member: Member
  /** The group whose list contains the member: the role shown is the one in that group (product decisions 5). */
  group?: Unit | undefined
  headingLevel: 2 | 3 | 4
}

export async function MemberSummary({
  member,
  group,
  headingLevel,
  name,
  href,
}: ListedMember & { name: string; href: string }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Heading className="subheading">
        <CardLink href={href}>{name}</CardLink>
      </Heading>
      <p className={styles.role}>{t(`roles.${displayedRole(member.posts, group)}`)}</p>
      <p className={`muted ${styles.titles}`}>{titleLine(member.penName, language) || t('titles.NA')}</p>
    </>
  )
}
