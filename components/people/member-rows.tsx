import type { Member } from '@/lib/backend/model'
import type { Unit } from '@/lib/domain/codes'
import { MemberRow } from './member-row'
import styles from './member-row.module.css'

interface Props {
  members: Member[]
  group?: Unit
  headingLevel: 2 | 3 | 4
}

export function MemberRows({ members, group, headingLevel }: Props) {
  return (
    <ul role="list" className={styles.rows}>
      {members.map((member) => (
        <li key={member.id} className={styles.cell}>
          <MemberRow member={member} group={group} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
