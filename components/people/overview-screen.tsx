import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { overviewLabels } from '@/lib/http/i18n/navigation-labels'
import type { Member, Partner } from '@/lib/backend/model'
import {
  listPagePath,
  overviewPath,
  type OverviewView,
  type PagedList,
  isGroupKey,
  overviewGroups,
} from '@/lib/domain/overview'
import type { GroupLists, PartnerList } from '@/lib/domain/overview-lists'
import { localPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { sitePagePath } from '@/lib/domain/site-pages'
import { Tabs } from '@/components/ui/tabs'
import { MemberFinder } from './member-finder'
import { OverviewGroup } from './overview-group'

async function OverviewNav({ view }: { view: OverviewView }) {
  const [t, language] = [await getTranslations('overview'), await currentLanguage()]
  const parts = [
    { view: 'all' as const, label: t('all') },
    ...overviewGroups.map(({ key }) => ({ view: key, label: t(`groups.${key}`) })),
  ]
  // A department belongs to the part of the departments, but is not that page.
  const part = view === 'all' || isGroupKey(view) ? view : 'phong-ban'
  const current = part === view ? 'page' : 'true'
  const tabs = parts.map(
    ({ view, label }) =>
      ({ href: localPath(language, overviewPath(view)), label, current: view === part ? current : undefined }) as const,
  )
  const about = { href: localPath(language, sitePagePath('ve-vien')), label: t('about') }
  return <Tabs label={t('parts')} tabs={[about, ...tabs]} />
}

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
