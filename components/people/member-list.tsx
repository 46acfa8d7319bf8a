import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import { listName } from '@/lib/domain/overview'
import type { UnitList } from '@/lib/domain/overview-lists'
import { Pages } from '@/components/layout/pages'
import { MemberCard } from './member-card'
import { MemberRows } from './member-rows'
import styles from './member-grid.module.css'

interface Props {
  list: UnitList<Member>
  headingLevel: 2 | 3 | 4
  isCompact: boolean
  hrefOf: (page: number) => string
}

export async function MemberList({ list: { unit, members, page, pageCount }, headingLevel, isCompact, hrefOf }: Props) {
  const t = await getTranslations()
  if (members.length === 0) return <p>{t('overview.empty')}</p>
  return (
    <>
      {isCompact ? (
        <MemberRows members={members} group={unit} headingLevel={headingLevel} />
      ) : (
        <ul role="list" className={`cards ${styles.grid}`}>
          {members.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} group={unit} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
      <Pages
        label={t('overview.pages', { name: t(`groups.${unit}`) })}
        current={page}
        count={pageCount}
        hrefOf={(target) => `${hrefOf(target)}#${listName(unit)}`}
      />
    </>
  )
}
