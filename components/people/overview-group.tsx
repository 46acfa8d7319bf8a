import { getTranslations } from 'next-intl/server'
import type { Member, Partner } from '@/lib/backend/model'
import { listName, type OverviewView, type PagedList } from '@/lib/domain/overview'
import type { GroupLists, PartnerList } from '@/lib/domain/overview-lists'
import { ListHeading } from './list-heading'
import { MemberList } from './member-list'
import { PartnerGroups } from './partner-groups'
import styles from './overview-group.module.css'

interface Props {
  group: GroupLists<Member>
  view: OverviewView
  partners: PartnerList<Partner>[]
  hrefOf: (list: PagedList, page: number) => string
}

export async function OverviewGroup({ group: { key, lists }, view, partners, hrefOf }: Props) {
  const t = await getTranslations()
  const level = view === 'all' ? 3 : 2
  const alone = lists.find(({ unit }) => unit === view)
  return (
    <section id={alone ? listName(alone.unit) : key} className={styles.group}>
      {view === 'all' && (
        <header className={`stack ${styles.header}`}>
          <h2 className="section-title">{t(`overview.groups.${key}`)}</h2>
          <p className={`measure ${styles.lead}`}>{t(`overview.leads.${key}`)}</p>
        </header>
      )}
      {key === 'partner' && <PartnerGroups lists={partners} headingLevel={level} hrefOf={hrefOf} />}
      {lists.map((list) => {
        const hrefOfPage = (page: number) => hrefOf(list.unit, page)
        // Only the group of departments has several lists, each under its own name, and folded until it is asked for.
        if (key !== 'phong-ban' || alone)
          return (
            <MemberList
              key={list.unit}
              list={list}
              headingLevel={level}
              isCompact={view === 'all'}
              hrefOf={hrefOfPage}
            />
          )
        return (
          <details key={list.unit} id={listName(list.unit)} className={styles.department} open={list.page > 1}>
            <summary className={styles.name}>
              <ListHeading level={level} text={t(`groups.${list.unit}`)} />
              <span className={`muted ${styles.count}`}>{t('overview.people', { count: list.total })}</span>
            </summary>
            <MemberList list={list} headingLevel={view === 'all' ? 4 : 3} isCompact hrefOf={hrefOfPage} />
          </details>
        )
      })}
    </section>
  )
}
