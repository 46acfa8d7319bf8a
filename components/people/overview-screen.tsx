import { currentLanguage } from '@/lib/http/i18n/request'
import { overviewLabels } from '@/lib/http/i18n/overview-labels'
import type { Member, Partner } from '@/lib/backend/model'
import { listPagePath, overviewPath, type OverviewView, type PagedList } from '@/lib/domain/overview'
import type { GroupLists, PartnerList } from '@/lib/domain/overview-lists'
import { localPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { MemberFinder } from './member-finder'
import { OverviewGroup } from './overview-group'
import { OverviewNav } from './overview-nav'

interface Props {
  view: OverviewView
  groups: GroupLists<Member>[]
  partners: PartnerList<Partner>[]
}

export async function OverviewScreen({ view, groups, partners }: Props) {
  const language = await currentLanguage()
  const { title, lead } = overviewLabels(view, language)
  return (
    <>
      <PageHeading path={overviewPath(view)} title={title} lead={lead} />
      <Column>
        <OverviewNav view={view} />
        {view !== 'partner' && <MemberFinder />}
        {groups.map((group) => (
          <OverviewGroup
            key={group.key}
            group={group}
            view={view}
            partners={partners}
            hrefOf={(list: PagedList, page: number) => localPath(language, listPagePath(list, page))}
          />
        ))}
      </Column>
    </>
  )
}
