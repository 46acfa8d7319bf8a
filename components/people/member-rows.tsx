import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import type { Unit } from '@/lib/domain/codes'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { Card } from '@/components/ui/card'
import styles from './member-row.module.css'
import { MemberDetails } from './member-details'
import { MemberPhoto } from './member-photo'
import { MemberSummary, type ListedMember } from './member-summary'

async function MemberRow({ member, group, headingLevel }: ListedMember) {
  const t = await getTranslations('member')
  const href = localPath(member.language, memberPath(member.id))
  const name = member.fullName.trim() || t('unnamed')
  return (
    <Card bare className={styles.row}>
      <div>
        <MemberSummary member={member} group={group} headingLevel={headingLevel} name={name} href={href} />
      </div>
      <div className={`frame ${styles.photo}`}>
        <MemberPhoto member={member} sizes="5rem" />
      </div>
      <MemberDetails className={styles.details} member={member} name={name} href={href} />
    </Card>
  )
}

interface Props {
  members: Member[]
  group?: Unit
  headingLevel: 2 | 3 | 4
}

export function MemberRows({ members, group, headingLevel }: Props) {
  return (
    <ul role="list" className={`cards ruled ${styles.rows}`}>
      {members.map((member) => (
        <li key={member.id}>
          <MemberRow member={member} group={group} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
