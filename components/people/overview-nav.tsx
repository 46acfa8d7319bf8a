import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { isGroupKey, overviewGroups, overviewPath, type OverviewView } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { Tabs } from '@/components/ui/tabs'

export async function OverviewNav({ view }: { view: OverviewView }) {
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
